export default {
  name: 'GetFunctionRealm',
  clause: '7.3.22',
  note: 'A library knows one realm, where it was loaded. A revoked proxy has none, and `isArray` throws.',
  parameters: ['obj'],
  abrupt: true,
  code: function GetFunctionRealm(obj) {
    $isArray(obj);
    return realm;
  },
};
