import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const LAYERS = [
  'shared',
  'features',
  'theme',
  'pages',
  'plugins',
  'checks',
  'remark',
  'build',
  'mcp',
  'templates',
  'navigation',
];

const FEATURE_INTERNALS = {
  regex: '^@site/src/features/[^/]+/.+',
  message: 'The other modules of a feature are private: import from its index.ts.',
};

const REACT_LAZY = {
  name: 'react',
  importNames: ['lazy'],
  message: 'Use useLazy or lazyComponent of src/base/browser/lazy.',
};

const TEST_HELPERS = {
  regex: '(^|/)testing(/|$)',
  message: 'Test helpers are for tests only.',
};

/** The layers of code that runs during the build: each may import from itself and from those after it. */
const BUILD_LAYERS = ['plugins', 'checks', 'remark', 'build'];

/**
 * All rules of react-hooks, except for those that don't judge the code: `todo` and `invariant` report
 * what the React compiler can't do yet, `fbt` is about a library of Meta, and
 * `component-hook-factories` no longer exists.
 */
const HOOK_RULES = Object.fromEntries(
  Object.keys(reactHooks.rules)
    .filter((name) => !['todo', 'invariant', 'fbt', 'component-hook-factories'].includes(name))
    .map((name) => [`react-hooks/${name}`, 'error']),
);

const layerOf = (type) => ({ element: { type } });
const layersOf = (...types) => ({ element: { types: { anyOf: types } } });

/**
 * The allowed imports between layers. A feature or a folder of the build is one element; its files may
 * import each other.
 */
const layering = {
  plugins: { boundaries },
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'boundaries/elements': [
      { type: 'navigation', partialMatch: false, pattern: 'navigation' },
      { type: 'shared', pattern: 'src/shared' },
      { type: 'features', pattern: 'src/features/*', capture: ['feature'] },
      ...BUILD_LAYERS.map((type) => ({ type, pattern: `src/${type}/*`, capture: ['folder'] })),
      { type: 'theme', pattern: 'src/theme' },
      { type: 'pages', pattern: 'src/pages' },
      { type: 'mcp', pattern: 'src/publish/node/mcp' },
      { type: 'templates', pattern: 'templates' },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        policies: [
          {
            from: layersOf(...LAYERS),
            disallow: { to: layersOf(...LAYERS) },
            message:
              'Imports point one way: theme, pages → features → shared; ' +
              'plugins → checks → remark → build → shared; mcp, navigation → shared. ' +
              'Templates import only packages and one another, because readers copy them.',
          },
          {
            from: layersOf(...LAYERS.filter((layer) => layer !== 'templates')),
            allow: { to: layerOf('shared') },
          },
          { from: layersOf('theme', 'pages', 'features'), allow: { to: layerOf('features') } },
          { from: layerOf('theme'), allow: { to: layerOf('theme') } },
          { from: layerOf('pages'), allow: { to: layerOf('pages') } },
          { from: layersOf('plugins', 'build'), allow: { to: layerOf('navigation') } },
          ...BUILD_LAYERS.map((layer, index) => ({
            from: layerOf(layer),
            allow: { to: layersOf(...BUILD_LAYERS.slice(index)) },
          })),
          {
            from: layersOf(...BUILD_LAYERS),
            disallow: {
              to: {
                element: {
                  types: { anyOf: BUILD_LAYERS },
                  fileInternalPath: ['!(index.ts)', '!(testing)/**/*'],
                },
              },
            },
            message: 'The other modules of this folder are private: import from its index.ts.',
          },
          { from: layerOf('features'), allow: { to: layerOf('templates') } },
          { from: layerOf('mcp'), allow: { to: layerOf('mcp') } },
          { from: layerOf('templates'), allow: { to: layerOf('templates') } },
          { from: layerOf('navigation'), allow: { to: layerOf('navigation') } },
          {
            from: layerOf('shared'),
            disallow: { to: layersOf(...LAYERS.filter((layer) => layer !== 'shared')) },
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
    files: ['**/*.{ts,tsx}'],
    ...layering,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'docs/**/*.tsx', 'versioned_docs/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // On components, it moves the focus into a menu or dialog that was just opened.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      ...HOOK_RULES,
      // Code blocks scroll: without a tab stop the keyboard cannot reach their end.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [REACT_LAZY], patterns: [FEATURE_INTERNALS] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [REACT_LAZY], patterns: [FEATURE_INTERNALS, TEST_HELPERS] },
      ],
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
      'no-restricted-imports': ['error', { patterns: [FEATURE_INTERNALS, TEST_HELPERS] }],
    },
  },
  {
    // Rules that need types take most of the linting time, so demos are left out.
    files: [
      'src/**/*.{ts,tsx}',
      'scripts/**/*.{ts,tsx}',
      ...['tests', 'navigation', 'examples'].map((folder) => `${folder}/**/*.ts`),
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
    files: ['docs/**/*.tsx', 'versioned_docs/**/*.tsx'],
    rules: {
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
    files: [
      '**/*.{js,mjs,cjs}',
      'scripts/**',
      '*.config.ts',
      ...BUILD_LAYERS.map((layer) => `src/${layer}/**`),
    ],
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
