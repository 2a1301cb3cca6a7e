import { browserFiles } from '../browserModules';

/**
 * Named chunks that pages share. Without them, the bundler makes one for every set of pages that
 * share a module: hundreds of small chunks, each of which compresses separately and adds an entry to
 * the runtime. `minChunks` keeps modules that few pages need out of chunks that many pages load.
 */

interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly minChunks: number;
  readonly priority: number;
  readonly enforce: true;
}

const inModules = (pattern: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${pattern})`);
const modules = (folders: string) => inModules(`(?:${folders})[\\\\/]`);
const material = (names: readonly string[]) =>
  modules(`@mui[\\\\/]material[\\\\/]esm[\\\\/](?:${names.join('|')})`);

/** Styling and theme. Complete, because every demo needs it, even if few other chunks do. */
const THEME = [
  '@emotion|stylis',
  '@mui[\\\\/](?:styled-engine|private-theming)',
  '@mui[\\\\/]system[\\\\/]esm[\\\\/](?!Stack|Grid|Container|Unstable_Grid|useMediaQuery)\\w+',
].join('|');

const THEME_COMPONENTS = [
  'CssBaseline',
  'DefaultPropsProvider',
  'GlobalStyles',
  'InitColorSchemeScript',
  'ScopedCssBaseline',
  'styles',
  'zero-styled',
];

/** What only edited code can import, because it gets whole packages instead of what a demo uses. */
const EDITED = [
  '@mui[\\\\/]material[\\\\/]esm[\\\\/]styles[\\\\/](?:index|adaptV4Theme|responsiveFontSizes)\\.js',
  '@mui[\\\\/]styled-engine[\\\\/]esm[\\\\/]StyledEngineProvider',
].join('|');

/** The components of nearly all demos, with their dependencies. */
const COMMON = [
  '(?:@mui[\\\\/](?:system|utils)|@popperjs|react-is)[\\\\/]',
  'react-transition-group[\\\\/]esm[\\\\/](?!CSSTransition)',
].join('|');

const COMMON_COMPONENTS = [
  'Box',
  'Button',
  'ButtonBase',
  'CircularProgress',
  'IconButton',
  'Paper',
  'Popper',
  'Portal',
  'SvgIcon',
  'Typography',
  'transitions',
  'useLazyRipple',
  'utils',
];

/** The parts of forms: the filters of a grid and the field of a picker, for example. */
const FORM_COMPONENTS = [
  'Backdrop',
  'Chip',
  'Fade',
  'FilledInput',
  'FormHelperText',
  'FormLabel',
  'Grow',
  'Input',
  'InputAdornment',
  'InputBase',
  'InputLabel',
  'List',
  'Menu',
  'MenuItem',
  'MenuList',
  'Modal',
  'NativeSelect',
  'OutlinedInput',
  'Popover',
  'Select',
  'TextField',
  'TextareaAutosize',
  'Unstable_TrapFocus',
];

/** The rest of a grid, without what other demos use as well, such as a switch. */
const GRID_COMPONENTS = [
  'Autocomplete',
  'Badge',
  'LinearProgress',
  'ListItemIcon',
  'ListItemText',
  'ListSubheader',
  'Skeleton',
  'Tab',
  'TabScrollButton',
  'TableCell',
  'TablePagination',
  'TablePaginationActions',
  'Tabs',
  'Toolbar',
  'useAutocomplete',
];

/** The pickers, and the transition that no other component uses. */
const PICKERS = [
  '@mui[\\\\/]x-date-pickers[\\\\/]',
  'react-transition-group[\\\\/]esm[\\\\/]CSSTransition',
].join('|');

const group = (name: string, test: RegExp, minChunks: number): ChunkGroup => ({
  name,
  test,
  minChunks,
  priority: 10,
  enforce: true,
});

/** A chart type. Every chart needs the series configuration of all types. */
const kindOfChart = (folder: string): ChunkGroup => ({
  ...group(
    `charts-${folder}`,
    inModules(`@mui[\\\\/]x-charts[\\\\/](?:esm[\\\\/])?${folder}[\\\\/](?!seriesConfig)`),
    20,
  ),
  priority: 20,
});

export const SHARED_CHUNKS = {
  // Pages with code and the controls of demos both need them, too little code to be split otherwise.
  codeBlocks: group(
    'code-blocks',
    new RegExp(`${browserFiles('codeBlocks', 'copy').source}[\\w-]+\\.tsx?$`),
    20,
  ),
  edited: {
    ...group('demo-edited', inModules(EDITED), 1),
    priority: 20,
  },
  theme: group('demo-base', modules(THEME), 1),
  themeComponents: group('demo-base', material(THEME_COMPONENTS), 1),
  // Without the brand's theme, and without mirroring, which few readers need.
  themeOfDemos: group(
    'demo-base',
    new RegExp(
      `^(?!.*${browserFiles('brandPalette', 'brandTheme', 'mirroring').source}).*` +
        browserFiles('muiTheme').source,
    ),
    1,
  ),
  common: group('demo-base', inModules(COMMON), 60),
  commonComponents: group('demo-base', material(COMMON_COMPONENTS), 60),
  form: group('mui-form', material(FORM_COMPONENTS), 60),
  grid: group('mui-grid', material(GRID_COMPONENTS), 100),
  dataGrid: group('data-grid', modules('@mui[\\\\/](?:x-data-grid|x-virtualizer)'), 100),
  charts: group(
    'charts',
    modules('@mui[\\\\/]x-charts|d3-\\w+|@mui[\\\\/]x-internal-gestures'),
    40,
  ),
  bars: kindOfChart('BarChart'),
  lines: kindOfChart('LineChart'),
  pickers: group('pickers', inModules(PICKERS), 40),
  tree: group('tree', modules('@mui[\\\\/]x-tree-view'), 20),
} as const;

/**
 * A pattern for each Material UI module that the lists above name. If the package renames one, it
 * would leave its chunk without an error, so `src/delivery/node/replacements` checks them.
 */
export const NAMED_MODULES: readonly RegExp[] = [
  ...THEME_COMPONENTS,
  ...COMMON_COMPONENTS,
  ...FORM_COMPONENTS,
  ...GRID_COMPONENTS,
].map((name) => material([name]));
