import { optimiseLate } from '../../cli/engine.js';
import { connect } from './makers/ask.js';

/** Workers of AVA make a few libraries each, as commands do, and ask others for most. */
optimiseLate();
await connect();
