import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['output/', 'node_modules/', 'test/.test262/'] },
  js.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', 60],
    },
  },
];
