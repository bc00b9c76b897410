/** What all code of an agent shares, as proposals use it for the contexts of asynchronous code. */
export default {
  kind: 'AgentRecord',
  category: 'Expression',
  table: 'table-agent-record',
  sentence: ["the surrounding agent's Agent Record", 'the Agent Record of the surrounding agent'],
  examples: [["the surrounding agent's Agent Record", 'AgentRecord']],
  translate: (node, t) => t.agentRecord(),
};
