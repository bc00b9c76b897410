// Zones: zone.js puts its own Promise in the place of the global one, over that which is there; a
// library with zones as its contexts keeps them by itself.
/* global Zone */
import 'zone.js/node';
import { create } from 'fledgling';

const capture = () => Zone.current;
const Zoned = create({ context: { capture, run: (zone = Zone.root, code) => zone.run(code) } });
const Other = create();

const zone = (name) => Zone.root.fork({ name });
const inZones = async (Chosen) => {
  const seen = [];
  let settle;
  const shared = new Chosen((resolve) => (settle = resolve));
  const all = ['a', 'b'].map((name) =>
    zone(name).run(() =>
      shared.then(() => Chosen.resolve()).then(() => seen.push(`${name} in ${Zone.current.name}`)),
    ),
  );
  zone('c').run(() => settle());
  await Chosen.all(all);
  return seen.sort();
};

console.log(
  JSON.stringify({
    global: Promise.name,
    zones: await inZones(Promise),
    zoned: await inZones(Zoned),
    mixed: (await inZones(Other)).every((text) => !/(\w) in \1/.test(text)),
    awaited: await Promise.all([Zoned.resolve(1), Promise.resolve(2)]),
  }),
);
