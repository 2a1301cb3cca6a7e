import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Where code of a subject runs: `src/<subject>/<runtime>`. */
const RUNTIMES = ['browser', 'node', 'shared'];

/** Folders beside the subjects. Docusaurus names `theme` and `pages`. */
const OTHERS = ['theme', 'pages', 'templates', 'navigation'];

const ALL = [...RUNTIMES, ...OTHERS];

const REACT_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use useLazy or lazyComponent of base/browser/lazy.',
};

const TEST_HELPERS = {
  regex: '(^|/)testing(/|$)',
  message: 'Test helpers are for tests only.',
};

/** Demos, of the current and of older majors. */
const DEMOS = ['docs/**/*.tsx', 'versioned_docs/**/*.tsx'];

/**
 * All rules of react-hooks, except for those that don't judge the code: `todo` and `invariant` report
 * what the React compiler can't do yet, `fbt` is about a library of Meta, and
 * `component-hook-factories` no longer exists.
 */
const HOOK_RULES = Object.keys(reactHooks.rules)
  .filter((name) => !['todo', 'invariant', 'fbt', 'component-hook-factories'].includes(name))
  .map((name) => `react-hooks/${name}`);

/** The rules that don't run the React compiler. */
const QUICK_HOOK_RULES = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];

const errors = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));

const typed = (...types) => ({ element: { types: { anyOf: types } } });

/**
 * The allowed imports. What a subject has for one runtime is one element, whose files may import each
 * other; loops between modules are found by `import-x/no-cycle`.
 */
const layering = {
  plugins: { boundaries, 'import-x': importX },
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'import-x/resolver': { typescript: { project: './tsconfig.json' } },
    'import-x/extensions': ['.ts', '.tsx', '.mjs'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mjs'] },
    'boundaries/elements': [
      { type: 'navigation', partialMatch: false, pattern: 'navigation' },
      { type: 'templates', partialMatch: false, pattern: 'templates' },
      { type: 'theme', pattern: 'src/theme' },
      { type: 'pages', pattern: 'src/pages' },
      ...RUNTIMES.map((type) => ({ type, pattern: `src/*/${type}`, capture: ['subject'] })),
    ],
  },
  rules: {
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        policies: [
          {
            from: typed(...ALL),
            disallow: { to: typed(...ALL) },
            message:
              'Imports point one way: theme, pages → browser → shared; node → shared, navigation. ' +
              'Templates import only packages and one another, because readers copy them.',
          },
          {
            from: typed(...RUNTIMES, 'theme', 'pages', 'navigation'),
            allow: { to: typed('shared') },
          },
          { from: typed('theme', 'pages', 'browser'), allow: { to: typed('browser') } },
          { from: typed('node'), allow: { to: typed('node', 'navigation') } },
          { from: typed('browser'), allow: { to: typed('templates') } },
          ...OTHERS.map((type) => ({ from: typed(type), allow: { to: typed(type) } })),
          {
            from: typed('browser', 'node', 'theme', 'pages'),
            disallow: {
              to: {
                element: {
                  types: { anyOf: ['browser', 'node'] },
                  fileInternalPath: [
                    '!(index.{ts,tsx})',
                    '!(testing)/!(index.{ts,tsx})',
                    '!(testing)/*/**',
                  ],
                },
              },
            },
            message:
              'The other modules of this subject are private: import from the index.ts of its ' +
              'runtime, or of a folder in it.',
          },
          {
            // The kit has no index, so that a button draws in the modules of a button alone.
            from: typed('browser', 'theme', 'pages'),
            allow: {
              to: {
                element: {
                  types: { anyOf: ['browser'] },
                  captured: { subject: 'base' },
                  fileInternalPath: 'ui/**',
                },
              },
            },
          },
        ],
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '.docusaurus*/',
      '.cache/',
      'build/',
      '/coverage/',
      'test-results/',
      'playwright-report/',
      'docs/api/',
      'versioned_docs/*/api/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      // `const { id: _removed, ...rest } = row` removes a property.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: DEMOS,
    ...layering,
  },
  {
    files: ['{src,templates}/**/*.{ts,tsx}', ...DEMOS],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // On components, it moves the focus into a menu or dialog that was just opened.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      ...errors(HOOK_RULES),
      // Code blocks scroll: without a tab stop the keyboard cannot reach their end.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
    },
  },
  {
    files: ['{src,templates}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [REACT_LAZY] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['{src,templates}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: [REACT_LAZY], patterns: [TEST_HELPERS] }],
    },
  },
  {
    files: ['src/base/browser/lazy/lazyComponent.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Readers copy templates into projects without this site's features.
    files: ['templates/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [TEST_HELPERS] }],
    },
  },
  {
    // Rules that need types take most of the linting time, so demos are left out.
    files: [
      '{src,templates}/**/*.{ts,tsx}',
      'scripts/**/*.{ts,tsx}',
      ...['tests', 'navigation', 'examples/feedback-postgres'].map((folder) => `${folder}/**/*.ts`),
      '*.ts',
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: DEMOS,
    rules: {
      // Three quarters of the time that demos take: `npm test` leaves it to `npm run lint`, to
      // `npm run check`, and to the full run.
      ...(process.env.TEST_TIER === 'quick' &&
        Object.fromEntries(
          HOOK_RULES.filter((rule) => !QUICK_HOOK_RULES.includes(rule)).map((rule) => [
            rule,
            'off',
          ]),
        )),
      // The components pass refs in objects such as `InputProps`, which the rule mistakes for reads.
      'react-hooks/refs': 'off',
      // Demos load data in effects, like applications without a data library.
      'react-hooks/set-state-in-effect': 'off',
      // A demo stores saved filters in its module, because its panel unmounts.
      'react-hooks/globals': 'off',
      // It mistakes `Date.UTC()` for a component.
      'react-hooks/capitalized-calls': 'off',
    },
  },
  {
    files: ['**/*.test.tsx'],
    // Test components pass the results of hooks to the test.
    rules: { 'react-hooks/globals': 'off' },
  },
  {
    files: ['src/audience/browser/analytics/gtag.ts'],
    // The analytics script distinguishes `arguments` objects from arrays.
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}', 'scripts/**', '*.config.ts', 'src/*/node/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['src/delivery/browser/offline/worker/*.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // Playwright reads from this pattern which other fixtures a fixture needs.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(MemberExpression > Identifier[name="waitForTimeout"], CallExpression[callee.name="setTimeout"])',
          message:
            'How long something takes differs by machine. Wait for what shows that it has happened; that something ' +
            'does not happen, show after an event that would come later (support/quiet.ts, page.clock).',
        },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
