export default {
  name: 'IsArray',
  clause: '7.2.2',
  note: 'A Proxy is one where its target is; of a revoked one nobody can tell.',
  noun: 'an Array',
  parameters: ['argument'],
  abrupt: true,
  code: function IsArray(argument) {
    return $isArray(argument);
  },
};
