export default {
  kind: 'NamesPrototype',
  category: 'Condition',
  sentence: [
    '{value:Expression} names an intrinsic prototype object',
    "{value:Expression} is (a String value that is |)this specification's name of an intrinsic object. The corresponding object must be an intrinsic that is intended to be used as the [[Prototype]] value of an object",
  ],
  examples: [['_x_ names an intrinsic prototype object', null]],
  translate: (node, t) => t.unsupported('what a name stands for'),
};
