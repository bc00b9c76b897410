export default {
  name: 'IsConstructor',
  clause: '7.2.4',
  note: 'Asked of the engine without running anything of the candidate: as a new.target it is only looked at. Engines without Reflect and Proxy, or whose Reflect.construct takes no other new.target, count every function as a constructor.',
  parameters: ['argument'],
  abrupt: false,
  steady: true,
  code: function IsConstructor(argument) {
    try {
      $newTargetProbe(argument);
      return true;
    } catch (notConstructor) {
      return false;
    }
  },
};
