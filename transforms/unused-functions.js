import { parseOrigin } from '../generator/ir/origin.js';

const INTRINSIC = /^\$/;

/** A function, and what sets it up where it is a primitive. */
const belongings = (library, declaration) => {
  const primitive = declaration.origin?.find((origin) => parseOrigin(origin).kind === 'primitive');
  if (!primitive) return [declaration];
  return library.listOf(declaration).filter(({ origin = [] }) => origin.includes(primitive));
};

const removeOnce = (library) => {
  const counts = library.counts();
  const unused = library.functions().filter((declaration) => {
    const { name } = declaration.id;
    const members = belongings(library, declaration);
    return (
      counts.get(name) === members.reduce((sum, member) => sum + library.count(name, member), 0)
    );
  });
  for (const declaration of unused) {
    for (const member of belongings(library, declaration)) library.remove(member);
  }
  return unused.map(({ id }) => id.name);
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'unused-functions',
  summary: 'functions and captured intrinsics that nothing names any more are removed',
  why: 'an auditor reads no operation that the other passes specialised away',
  sound: 'What nothing names cannot run.',
  pays: ['fast', 'loose', 'deferred', 'small'],
  after: [],
  rests: [],
  guards: [],
  examples: [
    {
      before: 'function f() {} function g() { f(); } function h() {} h();',
      after: 'function h() {} h();',
    },
  ],
  rewrite(library) {
    const removed = [];
    for (let more = removeOnce(library); more.length > 0; more = removeOnce(library)) {
      removed.push(...more);
    }
    const { program } = library;
    const counts = library.counts();
    program.body = program.body.filter(({ type, declarations }) => {
      const name = type === 'VariableDeclaration' && declarations[0].id.name;
      return !name || !INTRINSIC.test(name) || counts.get(name) > 1;
    });
    return removed.length > 0
      ? library.did(removed.join(', '))
      : library.decline('functions', 'all are used');
  },
};
