/**
 * Asked of the engine without running anything of the candidate: as a new.target it is only looked
 * at. An engine that cannot be asked so counts every function as a constructor.
 */
export default {
  name: 'IsConstructor',
  clause: '7.2.4',
  parameters: ['argument'],
  abrupt: false,
  code: function IsConstructor(argument) {
    try {
      $newTargetProbe(argument);
      return true;
    } catch (notConstructor) {
      return false;
    }
  },
};
