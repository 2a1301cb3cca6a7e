/**
 * Names that are neither the packages' nor a page's own, and whose they are. They are listed, not
 * read from the type definitions of the browser: those know so many that a wrong prop finds its like.
 */
export const PLATFORM_NAMES: Readonly<Record<string, readonly string[]>> = {
  JavaScript: [
    'NaN',
    'String',
    'getTime',
    'globalThis',
    'toArray',
    'toISOString',
    'toLocaleString',
  ],
  'the browser': ['preventDefault', 'stopPropagation'],
  CSS: ['minmax', 'url'],
  'Node.js and bundlers': ['ERR_UNSUPPORTED_DIR_IMPORT', 'NODE_ENV', 'registerHooks'],
  'Material UI': ['Mui-selected', 'defaultProps', 'useRtl'],
  'Testing Library': ['getByLabelText', 'getByRole', 'toHaveValue'],
  Playwright: ['fill', 'hasTouch', 'reducedMotion'],
  'form libraries': [
    'handleChange',
    'register',
    'reset',
    'setFieldValue',
    'shouldUnregister',
    'zodResolver',
  ],
  D3: ['bandwidth', 'domain'],
  'date libraries': ['DateTime', 'dayjs', 'defaultZone', 'setDefault'],
};
