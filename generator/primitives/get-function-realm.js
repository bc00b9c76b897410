/** A library knows one realm: the one it was loaded in. */
export default {
  name: 'GetFunctionRealm',
  clause: '7.3.22',
  parameters: ['obj'],
  abrupt: false,
  code: function GetFunctionRealm() {
    return realm;
  },
};
