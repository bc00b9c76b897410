// Written by `fledgling generate` from its table of entries.
import * as library from '../types/react-native.cjs';
export * from '../types/react-native.cjs';
export default library;
