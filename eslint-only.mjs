import all from '/work/wt/move/eslint.config.mjs';
import tseslint from '/work/wt/move/node_modules/typescript-eslint/dist/index.js';
const l = all.find((c) => c.rules?.['boundaries/dependencies']);
export default [{ ignores: all[0].ignores }, { linterOptions: { reportUnusedDisableDirectives: 'off' } }, { ...l, languageOptions: { parser: tseslint.parser } }];
