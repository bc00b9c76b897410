import test from 'ava';
import { Unknown } from '../../generator/evaluate/unknown.js';
import { left, NOTHING_KNOWN } from '../support/evaluated.js';
import { normal } from '../support/pass-examples.js';

/** What is left of statements, as far as what is known of their variables goes. */

const enters = (...names) => ({ enters: (name) => names.includes(name) });

/** What makes an object with slots. */
const CREATES = `
  function OrdinaryCreateFromConstructor(C, slots) {
    const proto = Get(C, 'prototype');
    return ObjectCreate(proto, slots);
  }`;

const CASES = {
  'a Record that gets nowhere is not made': {
    library: 'function Read(record) { return record.Value; }',
    body: 'const record = { Value: a }; return Read(record);',
    options: enters('Read'),
    after: 'return a;',
  },
  'a Record that gets out on one way is made there': {
    body: 'const record = { Value: a }; if (IsCallable(b) === true) { Show(record); } return a;',
    after: 'if (IsCallable(b) === true) { Show({ Value: a }); } return a;',
  },
  'a Record that two have is one': {
    body: 'const record = { Value: a }; Show(record); Show(record); return a;',
    after: 'const record = { Value: a }; Show(record); Show(record); return a;',
  },
  'a List that gets nowhere is not made, nor does it get longer': {
    body: 'const list = []; AppendToList(list, a); return b;',
    after: 'return b;',
  },
  'a List that gets out has what it got before': {
    body: 'const list = [a]; AppendToList(list, First(b)); Do(b); AppendToList(list, b); return Last(list[1], list);',
    after:
      'const element = First(b); Do(b); const list = [a, element, b]; return Last(element, list);',
  },
  'a List that somebody else has gets longer where it did': {
    body: 'const list = []; Show(list); AppendToList(list, a); return list;',
    after: 'const list = []; Show(list); AppendToList(list, a); return list;',
  },
  'what somebody else has may be another one later': {
    body: 'const record = { Value: a }; Show(record); return record.Value;',
    after: 'const record = { Value: a }; Show(record); return record.Value;',
  },
  'what is known decides conditions': {
    body: "if (IsCallable(f) === false) { throw new $TypeError('no'); } return f;",
    after: 'return f;',
  },
  'a condition that nothing is known of stays, and what follows stands once': {
    body: 'const record = { Value: a }; if (Ask(b)) { Do(b); } else { Do(a); } return record.Value;',
    after: 'if (Ask(b)) { Do(b); } else { Do(a); } return a;',
  },
  'what differs behind a condition follows on each way': {
    body: 'const record = { Value: a }; if (Ask(b)) { record.Value = b; } Do(record.Value); return a;',
    after: 'if (Ask(b)) { Do(b); return a; } Do(a); return a;',
  },
  'operands keep their order, though one behind takes statements': {
    library: 'function Twice(g) { Call(g, undefined, []); return Call(g, undefined, []); }',
    body: 'return Pair(First(a), Twice(f));',
    after:
      'const value = First(a); Call(f, undefined, []); return Pair(value, Call(f, undefined, []));',
    options: enters('Twice'),
  },
  'a variable that changes is not taken for what it was': {
    library: 'function Last(x, y) { return x; }',
    body: 'let x = a; const y = x; x = Next(x); return Last(y, x);',
    options: enters('Last'),
    after: 'let x = a; const y = x; x = Next(x); const y_ = x; return y;',
  },
  'a variable that code which stays sets is read where it is': {
    body: 'let x; if (Ask(b)) { x = First(b); } else { x = First(a); } const y = x; return y;',
    after: 'let x; if (Ask(b)) { x = First(b); } else { x = First(a); } const y = x; return y;',
  },
  'what throws is told apart where it is caught': {
    body: `
      let result;
      try { result = Call(f, undefined, [a]); } catch (thrown) { result = new ThrowCompletion(thrown); }
      const record = { Value: result };
      if (record.Value instanceof ThrowCompletion) return b;
      return record.Value;`,
    after: `
      let result;
      try { result = Call(f, undefined, [a]); } catch (thrown) { result = new ThrowCompletion(thrown); }
      if (result instanceof ThrowCompletion) return b;
      return result;`,
  },
  'what an operation throws is caught where it is entered': {
    library: 'function Steps(g) { Do(b); return Call(g, undefined, []); }',
    body: `
      let result;
      try { result = Steps(f); } catch (thrown) { result = new ThrowCompletion(thrown); }
      if (result instanceof ThrowCompletion) return a;
      return b;`,
    options: enters('Steps'),
    after: `
      let result;
      try { result = Do(b); } catch (thrown) { result = new ThrowCompletion(thrown); }
      if (result instanceof ThrowCompletion) return a;
      let result_;
      try { result_ = Call(f, undefined, []); } catch (thrown) { result_ = new ThrowCompletion(thrown); }
      if (result_ instanceof ThrowCompletion) return a;
      return b;`,
  },
  'what is done about an exception may be anything': {
    body: `
      const record = { Value: a };
      try { Do(record.Value); record.Value = b; } catch (thrown) { return record.Value; }
      return record.Value;`,
    after: `
      let record;
      try { record = Do(a); } catch (thrown) { record = new ThrowCompletion(thrown); }
      if (record instanceof ThrowCompletion) return a;
      return b;`,
  },
  'a promise that gets out is given the slots that it had': {
    library: `${CREATES}
      function NewPromise() {
        const promise = OrdinaryCreateFromConstructor(Promise, ['PromiseState', 'PromiseResult']);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = undefined;
        return promise;
      }`,
    body: `
      const promise = NewPromise();
      promise.#PromiseState = 'fulfilled';
      promise.#PromiseResult = a;
      if (Ask(b)) Show(promise);
      return promise.#PromiseResult;`,
    options: { ...enters('NewPromise'), creates: true },
    after: `
      if (Ask(b)) {
        const promise = NewPromise();
        promise.#PromiseState = 'fulfilled';
        promise.#PromiseResult = a;
        Show(promise);
        return promise.#PromiseResult;
      }
      return a;`,
  },
  'what a call gives a slot has the name of the slot where nobody has the promise': {
    library: `${CREATES}
      function NewPromise() {
        const promise = OrdinaryCreateFromConstructor(Promise, ['PromiseState', 'PromiseResult']);
        return promise;
      }`,
    body: `
      const promise = NewPromise();
      promise.#PromiseResult = Ask(a);
      Show(b);
      return promise.#PromiseResult;`,
    options: { ...enters('NewPromise'), creates: true },
    after: 'const promiseResult = Ask(a); Show(b); return promiseResult;',
  },
  'a sum of what need not be a number does nothing where nobody asks for it': {
    library: '',
    body: 'const record = { Value: undefined + 1 }; record.Value = record.Value + 1; Show(a); return a;',
    after: 'Show(a); return a;',
  },
  'such a sum stands where somebody asks for it': {
    library: '',
    body: 'const record = { Value: undefined + 1 }; Show(a); return record.Value;',
    after: 'Show(a); return undefined + 1;',
  },
  'a sum of values of users stays': {
    library: '',
    body: 'const record = { Value: a + 1 }; Show(b); return b;',
    after: 'const record = a + 1; Show(b); return b;',
  },
  'a function object that is called by the library alone is its steps': {
    library: 'function Maker(cell) { return x => { cell.Value = x; return undefined; }; }',
    body: 'const cell = { Value: a }; const set = Maker(cell); Call(set, undefined, [b]); return cell.Value;',
    after: 'return b;',
  },
  'what two function objects share is one': {
    library: 'function Maker(cell) { return x => { cell.Value = x; return undefined; }; }',
    body: 'const cell = { Value: a }; const f = Maker(cell); const g = Maker(cell); Show(f, [g]); return b;',
    after: 'const cell = { Value: a }; Show(Maker(cell), [Maker(cell)]); return b;',
  },
  'a function object that gets out takes what it captures along': {
    library: 'function Maker(cell) { return x => { cell.Value = x; return undefined; }; }',
    body: 'const cell = { Value: a }; const set = Maker(cell); Show(set); return cell.Value;',
    after: 'const cell = { Value: a }; Show(Maker(cell)); return cell.Value;',
  },
  'a function object that sets what it captures finds it so the next time': {
    library:
      'function Once(isCalled) { return x => { if (isCalled === true) return undefined; isCalled = true; Do(x); return undefined; }; }',
    body: 'const once = Once(false); Call(once, undefined, [a]); Call(once, undefined, [b]); Show(once); return b;',
    after: 'Do(a); Show(Once(true)); return b;',
  },
  'elements of what others have are set and read where they are': {
    library: 'function Put(list, at, x) { list[at] = x; return list[at]; }',
    body: 'const pair = [a, b]; const c = Put(a.List, b, f); return Put(pair, 1, c);',
    options: enters('Put'),
    after: 'const list = a.List; list[b] = f; const c = list[b]; return c;',
  },
  'arguments are those of the call': {
    library: 'function Given(x, y) { if (arguments.length < 2) y = a; return Pair(x, y); }',
    body: 'return Given(f, b);',
    options: enters('Given'),
    after: 'return Pair(f, b);',
  },
  'names of functions that are entered do not meet': {
    library: 'function Inner(x) { const b = First(x); return Pair(b, x); }',
    body: 'const y = Inner(a); return Pair(y, b);',
    options: enters('Inner'),
    after: 'const b_ = First(a); const y = Pair(b_, a); return Pair(y, b);',
  },
  'what an operation makes, and nothing else, it makes where it gets out': {
    library: 'function Both(x) { const first = { Value: x }; return { First: first, Second: x }; }',
    body: 'const both = Both(a); if (Ask(b)) { Show(both.First); } return both.Second;',
    options: enters('Both'),
    after: 'if (Ask(b)) { const both = Both(a); Show(both.First); return both.Second; } return a;',
  },
  'a global that changes is asked each time': {
    library: 'let turn = 0; function Next() { turn = turn + 1; return turn; }',
    body: 'const before = turn; Next(); return before === turn;',
    after: 'const before = turn; Next(); return before === turn;',
  },
};

for (const [title, { library = '', body, options, after }] of Object.entries(CASES)) {
  test(title, (t) => {
    t.is(left(library, body, NOTHING_KNOWN, options), normal(after));
  });
}

const UNKNOWN = {
  'a loop over what is known': 'const record = { Value: a }; while (Ask(record.Value)) { Do(b); }',
  'a function that captures what changes':
    'let x = a; const g = () => x; x = Next(a); Show(g); const record = { Value: g }; return record.Value;',
  'a function that names itself':
    'const g = () => { Show(g); return a; }; Call(g, undefined, []); return b;',
  'a function that calls itself, and sets what it captures': [
    'function Self(n) { return g => { n = g; Call(g, undefined, [g]); return undefined; }; }',
    'const self = Self(a); Call(self, undefined, [self]); return a;',
  ],
  'an element of a List that is not there': 'const list = [a]; list[1] = b; return list;',
  'an object that an operation hides': [
    'function Hidden(x) { const inner = { Value: x }; return { First: { Second: inner } }; }',
    'const hidden = Hidden(a); Show(hidden.First.Second); Show(hidden);',
  ],
};

for (const [title, text] of Object.entries(UNKNOWN)) {
  test(`it is said what is not evaluated: ${title}`, (t) => {
    const [library, body] = [text].flat().length === 2 ? text : ['', text];
    t.throws(() => left(library, body, NOTHING_KNOWN, enters('Hidden')), { instanceOf: Unknown });
  });
}
