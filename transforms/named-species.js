/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'named-species',
  summary: 'the species of a constructor is read by its name, where it is no symbol',
  why: 'V8 before Node 4 calls a getter through its runtime when the key is a variable: doxbee with I/O by a queue takes 1.09 times as long on Node 0.10',
  sound: 'The same property of the same object is read at the same time.',
  after: ['call-specialisation'],
  rests: [],
  guards: [],
  examples: [{ target: 'es5', before: 'var S = C[$species];', after: 'var S = $speciesOf(C);' }],
  rewrite(library) {
    if (library.target.name !== 'es5') return library.decline('es2022', 'its engines have symbols');
    const count = library.replaceExpressions(library.program, '__C[$species]', '$speciesOf(__C)');
    if (count === 0) return library.decline('SpeciesConstructor', 'no species is read');
    library.capture('$speciesOf');
    return library.did(`${count} places`);
  },
};
