import { createTheme } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { checkDocument, valueAt } from './checkDocument';
import { onlyModeOf, optionsFor } from './compileTheme';
import { functionCode, keyCode, quote } from './expressionCode';
import { isModeColors, modeFunction } from './modeColors';
import { isStyleFunction } from './styleFunction';
import { isObject, type Json, type JsonObject, type ThemeDocument } from './types';

/**
 * Reads values from the theme instead of its CSS variables, which it doesn't have. The site
 * interprets style functions in the same way.
 */
function withoutVars(value: Json): Json {
  if (Array.isArray(value)) {
    const [operator, owner, name] = value as readonly Json[];
    return operator === 'get' && name === 'vars' && owner !== undefined
      ? withoutVars(owner)
      : value.map(withoutVars);
  }
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutVars(item)]))
    : value;
}

/** A value as code. */
function literal(value: Json, indent = ''): string {
  if (isStyleFunction(value)) {
    return functionCode(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map((item: Json) => literal(item, indent)).join(', ')}]`;
  }
  if (isObject(value)) {
    const inner = `${indent}  `;
    const lines = Object.entries(value).map(
      ([name, item]) =>
        `${inner}${keyCode(name)}: ${literal(name === 'colors' && isModeColors(item) ? modeFunction(item) : item, inner)},`,
    );
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  return typeof value === 'string' ? quote(value) : String(value as number);
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
  const theme = checkDocument(unchecked).document;
  const hasVariables = hasSchemes && Boolean(theme.cssVariables);
  const merged = deepmerge(base, theme) as JsonObject;
  const document = (hasVariables ? merged : withoutVars(merged)) as JsonObject;
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
  const code = literal({
    ...(hasVariables && { cssVariables: cssVariables ?? true }),
    ...(isObject(schemes) &&
      (hasSchemes ? { colorSchemes: schemes } : { palette: firstPalette(schemes) })),
    ...rest,
    ...(kept.length > 0 && { components: Object.fromEntries(kept) }),
  });
  const helpers = ['alpha', 'darken', 'emphasize', 'lighten'].filter((name) =>
    new RegExp(`(?<![.\\w])${name}\\(`).test(code),
  );
  const imports = [...helpers, 'createTheme'].sort().join(', ');
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
  return `import { ${imports} } from '@mui/material/styles';\n${types}\n${colors}export const theme = createTheme(${code});\n`;
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

/**
 * A demo's file with the theme around its component, as one file to paste into an application.
 *
 * @returns `null` if the file has no default component with a name
 */
export function withTheme(code: string, themeCode: string): string | null {
  const component = /^export default function (\w+)/m.exec(code)?.[1];
  if (!component) {
    return null;
  }
  const [imports = '', ...blocks] = themeCode
    .replace('export const theme = createTheme(', 'const readerTheme = createReaderTheme(')
    .replace('createTheme', 'createTheme as createReaderTheme')
    .split('\n\n');
  const names = imports
    .replace(
      "} from '@mui/material/styles'",
      ", ThemeProvider as ReaderThemeProvider } from '@mui/material/styles'",
    )
    .replace(' ,', ',');
  const wrapper = [
    `export default function Themed${component}() {`,
    '  return (',
    '    <ReaderThemeProvider theme={readerTheme}>',
    `      <${component} />`,
    '    </ReaderThemeProvider>',
    '  );',
    '}',
  ].join('\n');
  const own = code.replace(`export default function ${component}`, `function ${component}`);
  return `${names}\n${own.trimEnd()}\n\n${blocks.join('\n\n').trimEnd()}\n\n${wrapper}\n`;
}

/** The resolved values of a theme as design tokens (the format of the Design Tokens Community Group). */
export function themeTokens(document: ThemeDocument): JsonObject {
  const color = (value: string) => ({ $type: 'color', $value: value });
  const only = onlyModeOf(document);
  const modes = only ? [only] : (['light', 'dark'] as const);
  const schemes = modes.map((mode) => {
    const { palette } = createTheme(optionsFor(document, mode));
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
  const { shape, spacing, typography } = createTheme(optionsFor(document, modes[0] ?? 'light'));
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
