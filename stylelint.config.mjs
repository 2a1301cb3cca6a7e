import { tsImport } from 'tsx/esm/api';

const load = (file) => tsImport(file, import.meta.url);
const { breakpoints, mediaWidths } = await load('./src/base/shared/tokens/index.ts');
const { staticVariables } = await load('./src/base/node/tokens/cssVariables.ts');

/** The variables of the tokens whose names match. */
const tokens = (name) =>
  Object.keys(staticVariables())
    .filter((variable) => name.test(variable))
    .map((variable) => `var(${variable})`);

/** Matches one to four of the values. */
const listOf = (values) => {
  const value = `(?:${values.map((text) => text.replace(/[()]/g, '\\$&')).join('|')})`;
  return new RegExp(`^${value}(?: ${value}){0,3}$`);
};

const KEYWORDS = ['inherit', 'revert'];
/** Relative to the surrounding text. */
const EM = /^[\d.]+em$/;

const widths = [...Object.values(breakpoints), ...Object.values(mediaWidths)]
  .filter((width) => width > 0)
  .sort((a, b) => a - b)
  .map((width) => `${width}px`);

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  ignoreFiles: ['**/node_modules/**', 'build/**', '.docusaurus*/**', '.cache/**', 'coverage/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    // The states of an element stay beside it, even if they depend on another element's.
    'no-descending-specificity': null,
    // A browser without the icon font should show nothing instead of words.
    'font-family-no-missing-generic-family-keyword': [
      true,
      { ignoreFontFamilies: ['Material Icons'] },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'media-feature-range-notation': 'context',
  },
  overrides: [
    {
      files: ['{src,templates}/**/*.css'],
      rules: {
        // Colors are tokens (src/base/shared/tokens/semantic.ts), because they have two modes.
        'color-named': ['never', { ignore: ['inside-function'] }],
        'color-no-hex': true,
        'function-disallowed-list': [/^(?:rgb|hsl)a?$/, /^(?:ok)?l(?:ab|ch)$/, 'hwb', 'color'],
        'declaration-property-value-allowed-list': [
          {
            'font-size': [...tokens(/^--x-font-size-/), EM, ...KEYWORDS],
            'font-weight': [...tokens(/^--x-font-weight-/), ...KEYWORDS],
            // The shorthand would contain a size and a weight.
            font: KEYWORDS,
            '/^border(-\\w+)*-radius$/': [
              listOf([...tokens(/^--x-radius/), '0', '50%']),
              ...KEYWORDS,
            ],
          },
          {
            message: (property, value) =>
              `Expected a token of src/base/shared/tokens/scale.ts for "${property}" instead of ` +
              `"${value}", such as var(--x-font-size-small) or var(--x-radius)`,
          },
        ],
        'declaration-property-value-disallowed-list': [
          { 'text-align': ['match-parent'] },
          {
            message: () =>
              'Expected "text-align: var(--x-start-edge)" (src/css/site.css), because Chromium ' +
              "doesn't know match-parent",
          },
        ],
        'media-feature-name-value-allowed-list': [
          { width: widths },
          {
            message: (name, value) =>
              `Expected a width of src/base/shared/tokens/scale.ts (${widths.join(', ')}) ` +
              `instead of "${value}" for "${name}"`,
          },
        ],
      },
    },
  ],
};
