import { optimiseLate } from '../../cli/engine.js';

/** Workers of AVA make a few libraries each, as commands do. */
optimiseLate();
