/** An intrinsic object of a realm. A library has one realm: where it was loaded. */
export default {
  kind: 'RealmIntrinsic',
  category: 'Expression',
  sentence: ["{realm:Variable}'s intrinsic object named {name:Expression}"],
  examples: [["_realm_'s intrinsic object named _name_", 'realm[name]']],
  translate: (node, t) => t.b.element(t.read(node.realm), t.expression(node.name)),
};
