import { optimiseLate } from '../../cli/engine.js';
import { makeElsewhere } from './generated.js';
import { connected } from './makers/ask.js';

/** Workers of AVA make a few libraries each, as commands do, and ask others for most. */
optimiseLate();
makeElsewhere(await connected());
