import { bypassSubclasses } from './support/pure-subclass.js';

/** @type {import('../generator/optimise.js').Pass} */
export default {
  name: 'assumed-pure',
  summary: 'every subclass of %Promise% gets its promises without running its constructor',
  why: 'then and resolve of subclasses cost what those of %Promise% cost',
  assumes: ['pure-constructors'],
  after: ['capability-bypass'],
  guards: [{ name: 'is-subclass', summary: 'the prototype of C inherits from that of %Promise%' }],
  examples: [],
  rewrite(library) {
    bypassSubclasses(library, 'isSubclass');
  },
};
