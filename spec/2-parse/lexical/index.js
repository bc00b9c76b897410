import { enumerations } from './enumerations.js';
import { nouns } from './nouns.js';
import { prose } from './prose.js';
import { restrictions } from './restrictions.js';
import { singleTokens } from './single-tokens.js';
import { structures } from './structures.js';

/** The categories that are not made of rules. */
export const lexical = {
  ...singleTokens,
  ...structures,
  ...enumerations,
  ...nouns,
  ...prose,
  ...restrictions,
};
