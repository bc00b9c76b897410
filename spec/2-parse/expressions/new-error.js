export default {
  kind: 'NewError',
  category: 'Expression',
  sentence: [
    'a newly created {error:ErrorName} object',
    'a new {error:ErrorName} (object|exception)',
    'a newly created {error:ErrorName} exception',
  ],
  examples: [
    ['a newly created *TypeError* object', "new $TypeError('0.0 Example, step 1')"],
    ['a newly created *Error* object', "new $Error('0.0 Example, step 1')"],
  ],
  translate: (node, t) => t.newError(node.error.name),
};
