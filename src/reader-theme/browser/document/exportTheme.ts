import { createTheme } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { changesBetween } from './changes';
import { checkDocument, valueAt } from './checkDocument';
import { onlyModeOf, optionsFor } from './compileTheme';
import {
  isObject,
  isThemeFunction,
  mapObject,
  type Json,
  type JsonObject,
  type ReaderTheme,
  type ThemeDocument,
  type ThemeEntry,
} from './types';
import { dataCode, keyCode } from './version1';

/** Data without functions, which only the reader's own files contain. */
function withoutFunctions(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).map(withoutFunctions).filter((item) => item !== undefined);
  }
  if (isThemeFunction(value)) {
    return undefined;
  }
  return isObject(value) ? mapObject(value, withoutFunctions) : value;
}

/** The packages with the components of a theme key, without the plan. */
const PACKAGES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^MuiDataGrid/, '@mui/x-data-grid'],
  [
    /^Mui(?:(?:Bar|Line|Pie|Scatter|Radar|SparkLine)Chart|Charts?[A-Z]|Gauge|Area|Bar|Line|Mark|Pie|Heatmap|Funnel)/,
    '@mui/x-charts',
  ],
  [
    /^Mui(?:\w*(?:Date|Time)\w*(?:Picker|Calendar|Clock|Field|Toolbar)|Pickers|DateCalendar|DayCalendar|Pickers\w*)/,
    '@mui/x-date-pickers',
  ],
  [/^Mui(?:\w*TreeView|TreeItem)/, '@mui/x-tree-view'],
];

function packageOf(component: string): string | undefined {
  return PACKAGES.find(([pattern]) => pattern.test(component))?.[1];
}

export interface ExportOptions {
  /** The packages of the project. Default: those of the theme's components. */
  readonly packages?: readonly string[];
  /** Whether the code is TypeScript. Default: true. */
  readonly isTypeScript?: boolean;
  /** Whether Material UI supports color schemes. Before 7 here, only the first one is exported. */
  readonly hasSchemes?: boolean;
  /** The options for what the theme doesn't set. Default: those of Material UI. */
  readonly base?: JsonObject;
}

/** The colors of Material UI's palettes. Names of components begin with a capital letter. */
const OWN_COLORS = [
  ...['primary', 'secondary', 'error', 'warning', 'info', 'success', 'grey', 'common'],
  ...['text', 'divider', 'action', 'background', 'mode', 'contrastThreshold', 'tonalOffset'],
];

/** Declares the colors that only this theme has. */
function colorTypes(schemes: Json | undefined): string {
  const palettes = Object.values(isObject(schemes) ? schemes : {}).map((scheme) =>
    valueAt(scheme, 'palette'),
  );
  const colors = new Map(
    palettes.flatMap((palette) => Object.entries(isObject(palette) ? palette : {})),
  );
  const own = [...colors].filter(([name]) => /^[a-z]/.test(name) && !OWN_COLORS.includes(name));
  const declare = (owner: string, mark: string) =>
    [
      `  interface ${owner} {`,
      ...own.map(
        ([name, value]) =>
          `    ${keyCode(name)}${mark}: ${isObject(value) ? `${owner}['primary']` : typeof value};`,
      ),
      '  }',
    ].join('\n');
  return own.length > 0
    ? `declare module '@mui/material/styles' {\n${declare('Palette', '')}\n${declare('PaletteOptions', '?')}\n}\n\n`
    : '';
}

/**
 * The code of a module that exports the theme, for an application. All exports and copies use it.
 * It only writes what the check of a theme accepts, because code runs in the application.
 */
export function themeModule(unchecked: ThemeDocument, options: ExportOptions = {}): string {
  const { base = {}, packages, isTypeScript = true, hasSchemes = true } = options;
  const theme = checkDocument(withoutFunctions(unchecked)).document;
  const hasVariables = hasSchemes && Boolean(theme.cssVariables);
  const document = deepmerge(base, theme) as JsonObject;
  const components = isObject(document.components) ? document.components : {};
  const installed = (name: string) =>
    packages === undefined ||
    packages.some(
      (known) => known === name || (/-(?:pro|premium)$/.test(known) && known.startsWith(name)),
    );
  const kept = Object.entries(components).filter(([name]) => {
    const owner = packageOf(name);
    return owner === undefined || installed(owner);
  });
  const augmented = new Set(
    kept.map(([name]) => packageOf(name)).filter((name) => name !== undefined),
  );
  const usesGridColors = /"DataGrid":/.test(JSON.stringify(document.colorSchemes ?? {}));
  if (usesGridColors && installed('@mui/x-data-grid')) {
    augmented.add('@mui/x-data-grid');
  }
  const {
    colorSchemes,
    cssVariables,
    defaultColorScheme: _default,
    components: _components,
    direction: _direction,
    ...rest
  } = document;
  const schemes = withoutGrid(colorSchemes, augmented.has('@mui/x-data-grid'));
  const code = dataCode({
    ...(hasVariables && { cssVariables: cssVariables ?? true }),
    ...(isObject(schemes) &&
      (hasSchemes ? { colorSchemes: schemes } : { palette: firstPalette(schemes) })),
    ...rest,
    ...(kept.length > 0 && { components: Object.fromEntries(kept) }),
  });
  const variableTypes = hasVariables
    ? "import type {} from '@mui/material/themeCssVarsAugmentation';\n"
    : '';
  const packageTypes = [...augmented]
    .sort()
    .map((name) => {
      const own = packages?.find(
        (known) => known.startsWith(name) && /-(?:pro|premium)$/.test(known),
      );
      return `import type {} from '${own ?? name}/themeAugmentation';\n`;
    })
    .join('');
  const types = isTypeScript ? variableTypes + packageTypes : '';
  const colors = isTypeScript ? colorTypes(schemes) : '';
  return `import { createTheme } from '@mui/material/styles';\n${types}\n${colors}export const theme = createTheme(${code});\n`;
}

function withoutGrid(schemes: Json | undefined, isKept: boolean): Json | undefined {
  if (isKept || !isObject(schemes)) {
    return schemes;
  }
  return JSON.parse(
    JSON.stringify(schemes, (name, value: unknown) => (name === 'DataGrid' ? undefined : value)),
  ) as Json;
}

function firstPalette(schemes: JsonObject): Json {
  const mode = 'light' in schemes ? 'light' : 'dark';
  const palette = valueAt(schemes, `${mode}.palette`);
  return { ...(isObject(palette) && palette), mode };
}

/** The changes on top of the reader's files as code, in which `undefined` is Material UI's default. */
export const changesCode = (changes: JsonObject) =>
  dataCode(changes).replaceAll(/: null,$/gm, ': undefined,');

/** The folder of the reader's own files. */
const FOLDER = 'yourTheme';

/** What the studio changed, as values that are merged into the finished theme. */
function layerOf({ original, document, onlyMode, run }: ReaderTheme): JsonObject {
  const mode = onlyMode ?? 'light';
  const valuesOf = (options: ThemeDocument): JsonObject => {
    const { palette, typography, shape } = createTheme(optionsFor(options, mode, run));
    return JSON.parse(JSON.stringify({ palette, typography, shape })) as JsonObject;
  };
  const components = changesBetween(
    { components: original.components ?? {} },
    { components: document.components ?? {} },
  );
  return { ...changesBetween(valuesOf(original), valuesOf(document)), ...components };
}

/** Names of the module that exports the theme, which an import may not have. */
const TAKEN = ['theme', 'createTheme', 'default'];

const localName = (name: string) =>
  TAKEN.includes(name) ? `your${name[0]?.toUpperCase()}${name.slice(1)}` : name;

/** How a module imports what it needs of another one. */
function importOf(names: string, path: string): string {
  const specifiers = names.split(', ').map((name) => {
    const local = localName(name);
    return local === name ? name : `${name} as ${local}`;
  });
  return `import { ${specifiers.join(', ')} } from '${path}';`;
}

/** The module that turns what the reader's files export into `theme`. */
function entryModule(theme: ReaderTheme, code: ThemeEntry): string {
  const { original, document, onlyMode } = theme;
  const path = `./${FOLDER}/${code.file.replace(/\.[jt]sx?$/, '')}`;
  const expression = onlyMode === 'dark' ? code.dark : code.light;
  const value = expression.replace(/^[\w$]+/, localName);
  const isSpaced = JSON.stringify(original.spacing) !== JSON.stringify(document.spacing);
  const base = isSpaced ? `{ ...${value}, spacing: ${dataCode(document.spacing)} }` : value;
  const layer = layerOf(theme);
  const changes = Object.keys(layer).length > 0 ? `, ${changesCode(layer)}` : '';
  return `import { createTheme } from '@mui/material/styles';\n${importOf(code.import, path)}\n\nexport const theme = createTheme(${base}${changes});\n`;
}

/**
 * The files of the theme for an application, by name: `theme`, which exports it, and the reader's
 * own files as they are, beside what the studio changed.
 */
export function themeFiles(
  theme: ReaderTheme,
  options: ExportOptions = {},
): Readonly<Record<string, string>> {
  const { stored, document } = theme;
  const name = options.isTypeScript === false ? 'theme.js' : 'theme.ts';
  const own = stored.files.map(({ name: file, code }) => [`${FOLDER}/${file}`, code] as const);
  // Variables are made with the theme, so what changes them can't be merged afterwards.
  const isFixed = Boolean(document.cssVariables) && Object.keys(stored.changes).length > 0;
  const module =
    stored.entry && !isFixed ? entryModule(theme, stored.entry) : themeModule(document, options);
  return { [name]: module, ...Object.fromEntries(own) };
}

/**
 * A demo's file with the theme around its component, to paste into an application. Further files of
 * the theme follow it, each after a comment with its name.
 *
 * @returns `null` if the file has no default component with a name
 */
export function withTheme(code: string, files: Readonly<Record<string, string>>): string | null {
  const component = /^export default function (\w+)/m.exec(code)?.[1];
  if (!component) {
    return null;
  }
  const own = code.replace(`export default function ${component}`, `function ${component}`);
  const wrapper = [
    `export default function Themed${component}() {`,
    '  return (',
    '    <ReaderThemeProvider theme={readerTheme}>',
    `      <${component} />`,
    '    </ReaderThemeProvider>',
    '  );',
    '}',
  ].join('\n');
  const entries = Object.entries(files);
  if (entries.length > 1) {
    const rest = entries.map(([name, text]) => `// ${name}\n${text.trimEnd()}\n`);
    return [
      "import { ThemeProvider as ReaderThemeProvider } from '@mui/material/styles';",
      "import { theme as readerTheme } from './theme';",
      `${own.trimEnd()}\n\n${wrapper}\n`,
      ...rest,
    ].join('\n');
  }
  const [imports = '', ...blocks] = (entries[0]?.[1] ?? '')
    .replace('export const theme = createTheme(', 'const readerTheme = createReaderTheme(')
    .replace('createTheme', 'createTheme as createReaderTheme')
    .split('\n\n');
  const names = imports
    .replace(
      "} from '@mui/material/styles'",
      ", ThemeProvider as ReaderThemeProvider } from '@mui/material/styles'",
    )
    .replace(' ,', ',');
  return `${names}\n${own.trimEnd()}\n\n${blocks.join('\n\n').trimEnd()}\n\n${wrapper}\n`;
}

/** The resolved values of a theme as design tokens (the format of the Design Tokens Community Group). */
export function themeTokens({ document, run }: ReaderTheme): JsonObject {
  const color = (value: string) => ({ $type: 'color', $value: value });
  const only = onlyModeOf(document);
  const modes = only ? [only] : (['light', 'dark'] as const);
  const schemes = modes.map((mode) => {
    const { palette } = createTheme(optionsFor(document, mode, run));
    const intents = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
    return [
      mode,
      {
        ...Object.fromEntries(
          intents.map((name) => [
            name,
            {
              main: color(palette[name].main),
              light: color(palette[name].light),
              dark: color(palette[name].dark),
              contrastText: color(palette[name].contrastText),
            },
          ]),
        ),
        background: {
          default: color(palette.background.default),
          paper: color(palette.background.paper),
        },
        text: { primary: color(palette.text.primary), secondary: color(palette.text.secondary) },
        divider: color(palette.divider),
      },
    ];
  });
  const { shape, spacing, typography } = createTheme(
    optionsFor(document, modes[0] ?? 'light', run),
  );
  const dimension = (value: string | number) => ({
    $type: 'dimension',
    $value: typeof value === 'number' ? `${value}px` : value,
  });
  return {
    color: Object.fromEntries(schemes) as JsonObject,
    radius: { base: dimension(shape.borderRadius) },
    spacing: { base: dimension(spacing(1)) },
    typography: {
      fontFamily: { $type: 'fontFamily', $value: typography.fontFamily ?? '' },
      fontSize: dimension(typography.fontSize),
      fontWeightRegular: { $type: 'fontWeight', $value: Number(typography.fontWeightRegular) },
      fontWeightMedium: { $type: 'fontWeight', $value: Number(typography.fontWeightMedium) },
      fontWeightBold: { $type: 'fontWeight', $value: Number(typography.fontWeightBold) },
    },
  };
}
