export default {
  kind: 'PrototypeIntrinsic',
  category: 'Declaration',
  sentence: ['The {name:Word} prototype object is (|the intrinsic object ){intrinsic:Intrinsic}.'],
};
