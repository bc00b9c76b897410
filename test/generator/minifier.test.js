import test from 'ava';
import { moduleOf, scriptOf } from '../../cli/package/minify.js';

const VERSION = '1.0.0';

const LIBRARY = {
  code: "'use strict';\nexports.receiver = function () { return this; };\n",
  map: { version: 3, sources: ['a.html'], sourcesContent: [''], names: [], mappings: 'AAAA' },
};

const script = () => scriptOf(LIBRARY, { target: 'es5', name: 'a.js', version: VERSION });

test('a minified script is strict, whatever was minified before', (t) => {
  const before = script();
  t.regex(before.code, /"use strict"/);
  moduleOf(LIBRARY, { target: 'es2022', names: ['receiver'], version: VERSION });
  t.deepEqual(script(), before);
});
