import {
  checkDocument,
  type JsonObject,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
import { setChartPalette } from './chartColors';
import { choose, setRange, COMPONENT_GROUPS, SHAPE_CONTROLS, TYPE_CONTROLS } from './controls';

export const PRESET_NAMES = ['ink', 'lagoon', 'terminal', 'orchid', 'clay', 'harbor'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** A color of the light scheme, and of the dark one. */
type Pair = readonly [light: string, dark: string];

interface Colors {
  readonly primary: Pair;
  readonly secondary: Pair;
  readonly page: Pair;
  readonly paper: Pair;
  readonly text: Pair;
  readonly muted: Pair;
  readonly divider: Pair;
  /** The headers of grids. Default: `paper`. */
  readonly header?: Pair;
}

/** Colors of statuses that suit white and dark gray. */
const STATUS = {
  error: ['#c62838', '#ff8a8a'],
  warning: ['#9a5800', '#ffb95c'],
  info: ['#0a66b7', '#79bdff'],
  success: ['#1e7a3c', '#74d495'],
} as const satisfies Record<string, Pair>;

function scheme(colors: Colors, place: 0 | 1): JsonObject {
  const { primary, secondary, page, paper, text, muted, divider, header = paper } = colors;
  const intents = Object.entries({ primary, secondary, ...STATUS });
  return {
    palette: {
      ...Object.fromEntries(intents.map(([name, pair]) => [name, { main: pair[place] }])),
      background: { default: page[place], paper: paper[place] },
      text: { primary: text[place], secondary: muted[place] },
      divider: divider[place],
      DataGrid: { bg: paper[place], headerBg: header[place] },
    },
  };
}

const CONTROLS = [
  ...SHAPE_CONTROLS,
  ...TYPE_CONTROLS,
  ...COMPONENT_GROUPS.flatMap(({ controls }) => controls),
];

/** A theme from values of the studio's controls. */
function theme(colors: Colors, values: Readonly<Record<string, string | number>>): ThemeDocument {
  const schemes = { light: scheme(colors, 0), dark: scheme(colors, 1) };
  const controlled = CONTROLS.reduce(
    (document, control) => {
      const value = values[control.id];
      if (value === undefined) {
        return document;
      }
      return control.kind === 'range'
        ? setRange(document, control, Number(value))
        : choose(document, control, String(value));
    },
    { colorSchemes: schemes } as ThemeDocument,
  );
  // In the form in which it is stored, so that the studio recognizes it.
  return checkDocument(setChartPalette(controlled, 'theme')).document;
}

/** The presets, each a different idea of how an application can look. */
export const PRESETS: Readonly<Record<PresetName, ThemeDocument>> = {
  ink: theme(
    {
      primary: ['#111111', '#f4f1ea'],
      secondary: ['#a63d00', '#ffa366'],
      page: ['#ffffff', '#101010'],
      paper: ['#ffffff', '#161616'],
      text: ['#111111', '#f4f1ea'],
      muted: ['#5c5c5c', '#aaa69e'],
      divider: ['#d9d9d9', '#343434'],
    },
    {
      radius: 0,
      font: 'serif',
      shadows: 'border',
      buttonText: 'written',
      labelWeight: '600',
      gridLines: 'soft',
      gridFrame: 'on',
      days: 'square',
      treeRows: 'square',
    },
  ),
  lagoon: theme(
    {
      primary: ['#00707a', '#4fd1d9'],
      secondary: ['#c2413b', '#ff9d92'],
      page: ['#eef7f7', '#071c20'],
      paper: ['#ffffff', '#0d272c'],
      text: ['#0f2e33', '#e3f6f7'],
      muted: ['#4a666b', '#9cbfc3'],
      divider: ['#cfe3e4', '#1f444a'],
      header: ['#e3f2f2', '#12333a'],
    },
    {
      radius: 10,
      shadows: 'border',
      buttonText: 'written',
      gridLines: 'soft',
      labelWeight: '600',
      days: 'rounded',
      roundBars: 'on',
      outsideDays: 'on',
    },
  ),
  terminal: theme(
    {
      primary: ['#0b6b2f', '#4ade80'],
      secondary: ['#8a4b00', '#fbbf24'],
      page: ['#f3f5ef', '#050805'],
      paper: ['#fbfcf8', '#0a100b'],
      text: ['#17210f', '#c8f5d2'],
      muted: ['#52604a', '#7fb08c'],
      divider: ['#cdd5c4', '#1d3523'],
      header: ['#e9eee2', '#0f1a12'],
    },
    {
      radius: 2,
      spacing: 7,
      font: 'mono',
      fontSize: 13,
      density: 'compact',
      shadows: 'border',
      buttonText: 'written',
      gridLines: 'soft',
      gridColumns: 'on',
      days: 'square',
      treeRows: 'square',
      chartLines: 'on',
    },
  ),
  orchid: theme(
    {
      primary: ['#8a2be2', '#d0a2ff'],
      secondary: ['#c2185b', '#ff8fb8'],
      page: ['#faf5ff', '#170d24'],
      paper: ['#ffffff', '#201332'],
      text: ['#2b1440', '#f5ebff'],
      muted: ['#6b5580', '#bda8d6'],
      divider: ['#e8dbf5', '#3c2857'],
    },
    {
      radius: 20,
      spacing: 9,
      font: 'rounded',
      density: 'comfortable',
      buttonText: 'written',
      labelWeight: '700',
      gridLines: 'soft',
      treeRows: 'round',
      roundBars: 'on',
      outsideDays: 'on',
    },
  ),
  clay: theme(
    {
      primary: ['#a4431f', '#f2a27c'],
      secondary: ['#4d6b35', '#b3cf92'],
      page: ['#f7f0e6', '#1d1612'],
      paper: ['#fffaf2', '#271e18'],
      text: ['#3a2a1e', '#f6ebdf'],
      muted: ['#715b49', '#c2ad99'],
      divider: ['#e3d5c2', '#473629'],
      header: ['#f4e8d6', '#30251e'],
    },
    {
      radius: 8,
      font: 'humanist',
      fontSize: 15,
      fields: 'filled',
      shadows: 'border',
      buttonText: 'written',
      gridLines: 'soft',
      labelWeight: '600',
      days: 'rounded',
      roundBars: 'on',
    },
  ),
  harbor: theme(
    {
      primary: ['#2f4bd8', '#93a8ff'],
      secondary: ['#0b7285', '#66d0e0'],
      page: ['#f1f3f8', '#0d1120'],
      paper: ['#ffffff', '#151a2c'],
      text: ['#161c2d', '#e8ecf8'],
      muted: ['#566079', '#a4adc6'],
      divider: ['#d8dde8', '#2c344d'],
      header: ['#e8ecf5', '#1c2238'],
    },
    {
      radius: 6,
      font: 'system',
      fontSize: 13,
      density: 'compact',
      buttonText: 'written',
      labelWeight: '600',
      gridColumns: 'on',
      weekNumbers: 'on',
      chartLines: 'on',
    },
  ),
};

/** What readers start from, or go back to: Material UI's own look, and the presets. */
export const START_NAMES = ['material', ...PRESET_NAMES] as const;
export type StartName = (typeof START_NAMES)[number];

export const STARTS: Readonly<Record<StartName, ThemeDocument>> = { material: {}, ...PRESETS };
