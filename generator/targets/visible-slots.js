/** What follows from slots that are properties. */
export const VISIBLE_SLOTS = [
  'Internal slots are properties with a leading underscore: a program can see and forge them.',
  'A proxy sees that its slots are looked for.',
  'A frozen promise cannot settle.',
];
