/**
 * Names that belong neither to the packages nor to a page, by origin. They are listed instead of
 * read from the browser's type definitions, which contain so many names that a wrong prop could
 * match one.
 */
export const PLATFORM_NAMES: Readonly<Record<string, readonly string[]>> = {
  JavaScript: [
    'DateTimeFormat',
    'NaN',
    'String',
    'SyntaxError',
    'TypeError',
    'getTime',
    'globalThis',
    'resolvedOptions',
    'slice',
    'toArray',
    'toISOString',
    'toLocaleDateString',
    'toLocaleString',
  ],
  'the browser': [
    'fetch',
    'focus',
    'matchMedia',
    'preventDefault',
    'scrollIntoView',
    'stopPropagation',
  ],
  CSS: ['minmax', 'url'],
  'Node.js and bundlers': ['ERR_UNSUPPORTED_DIR_IMPORT', 'NODE_ENV', 'registerHooks'],
  'Material UI': ['Mui-selected', 'defaultProps', 'useRtl'],
  'Testing Library': ['getByLabelText', 'getByRole', 'toHaveValue'],
  Playwright: ['fill', 'hasTouch', 'reducedMotion'],
  'form libraries': ['handleChange', 'register', 'setFieldValue', 'shouldUnregister'],
  D3: ['bandwidth', 'domain'],
  'date libraries': [
    'DateTime',
    'dayjs',
    'defaultZone',
    'fromISO',
    'parseISO',
    'setDefault',
    'toISODate',
  ],
};
