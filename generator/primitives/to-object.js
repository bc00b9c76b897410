export default {
  name: 'ToObject',
  clause: '7.1.13',
  parameters: ['argument'],
  abrupt: true,
  code: function ToObject(argument) {
    if (argument === undefined || argument === null)
      throw new $TypeError(argument + ' is no object (7.1.13 ToObject)');
    return $Object(argument);
  },
};
