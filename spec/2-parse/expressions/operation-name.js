/** An operation as an argument: the job that is enqueued. */
export default {
  kind: 'OperationName',
  category: 'Expression',
  sentence: ['{operation:OperationName}'],
  examples: [['PromiseReactionJob', 'PromiseReactionJob']],
  translate: (node, t) => t.operationName(node.operation),
};
