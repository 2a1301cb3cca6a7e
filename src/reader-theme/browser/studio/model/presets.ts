import {
  checkDocument,
  type JsonObject,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
import { setChartPalette } from './chartColors';
import { choose, setRange, COMPONENT_GROUPS, SHAPE_CONTROLS, TYPE_CONTROLS } from './controls';

export const PRESET_NAMES = ['ink', 'lagoon', 'terminal', 'orchid', 'clay', 'harbor'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The colors of one scheme. */
interface Scheme {
  readonly primary: string;
  readonly secondary: string;
  /** Error, warning, info, and success. Default: colors that suit white and dark gray. */
  readonly status?: readonly [string, string, string, string];
  readonly page: string;
  readonly paper: string;
  readonly text: string;
  readonly muted: string;
  readonly divider: string;
  readonly header?: string;
}

const LIGHT_STATUS = ['#c62838', '#9a5800', '#0a66b7', '#1e7a3c'] as const;
const DARK_STATUS = ['#ff8a8a', '#ffb95c', '#79bdff', '#74d495'] as const;

function palette(scheme: Scheme, defaults: readonly [string, string, string, string]): JsonObject {
  const [error, warning, info, success] = scheme.status ?? defaults;
  return {
    palette: {
      primary: { main: scheme.primary },
      secondary: { main: scheme.secondary },
      error: { main: error },
      warning: { main: warning },
      info: { main: info },
      success: { main: success },
      background: { default: scheme.page, paper: scheme.paper },
      text: { primary: scheme.text, secondary: scheme.muted },
      divider: scheme.divider,
      DataGrid: { bg: scheme.paper, headerBg: scheme.header ?? scheme.paper },
    },
  };
}

const CONTROLS = [
  ...SHAPE_CONTROLS,
  ...TYPE_CONTROLS,
  ...COMPONENT_GROUPS.flatMap(({ controls }) => controls),
];

/** A theme from values of the studio's controls. */
function theme(
  light: Scheme,
  dark: Scheme,
  values: Readonly<Record<string, string | number>>,
): ThemeDocument {
  const colors: ThemeDocument = {
    colorSchemes: { light: palette(light, LIGHT_STATUS), dark: palette(dark, DARK_STATUS) },
  };
  const controlled = CONTROLS.reduce((document, control) => {
    const value = values[control.id];
    if (value === undefined) {
      return document;
    }
    return control.kind === 'range'
      ? setRange(document, control, Number(value))
      : choose(document, control, String(value));
  }, colors);
  // In the form in which it is stored, so that the studio recognizes it.
  return checkDocument(setChartPalette(controlled, 'theme')).document;
}

/** The presets, each a different idea of how an application can look. */
export const PRESETS: Readonly<Record<PresetName, ThemeDocument>> = {
  ink: theme(
    {
      primary: '#111111',
      secondary: '#a63d00',
      page: '#ffffff',
      paper: '#ffffff',
      text: '#111111',
      muted: '#5c5c5c',
      divider: '#d9d9d9',
    },
    {
      primary: '#f4f1ea',
      secondary: '#ffa366',
      page: '#101010',
      paper: '#161616',
      text: '#f4f1ea',
      muted: '#aaa69e',
      divider: '#343434',
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
      primary: '#00707a',
      secondary: '#c2413b',
      page: '#eef7f7',
      paper: '#ffffff',
      text: '#0f2e33',
      muted: '#4a666b',
      divider: '#cfe3e4',
      header: '#e3f2f2',
    },
    {
      primary: '#4fd1d9',
      secondary: '#ff9d92',
      page: '#071c20',
      paper: '#0d272c',
      text: '#e3f6f7',
      muted: '#9cbfc3',
      divider: '#1f444a',
      header: '#12333a',
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
      primary: '#0b6b2f',
      secondary: '#8a4b00',
      page: '#f3f5ef',
      paper: '#fbfcf8',
      text: '#17210f',
      muted: '#52604a',
      divider: '#cdd5c4',
      header: '#e9eee2',
    },
    {
      primary: '#4ade80',
      secondary: '#fbbf24',
      page: '#050805',
      paper: '#0a100b',
      text: '#c8f5d2',
      muted: '#7fb08c',
      divider: '#1d3523',
      header: '#0f1a12',
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
      primary: '#8a2be2',
      secondary: '#c2185b',
      page: '#faf5ff',
      paper: '#ffffff',
      text: '#2b1440',
      muted: '#6b5580',
      divider: '#e8dbf5',
    },
    {
      primary: '#d0a2ff',
      secondary: '#ff8fb8',
      page: '#170d24',
      paper: '#201332',
      text: '#f5ebff',
      muted: '#bda8d6',
      divider: '#3c2857',
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
      primary: '#a4431f',
      secondary: '#4d6b35',
      page: '#f7f0e6',
      paper: '#fffaf2',
      text: '#3a2a1e',
      muted: '#715b49',
      divider: '#e3d5c2',
      header: '#f4e8d6',
    },
    {
      primary: '#f2a27c',
      secondary: '#b3cf92',
      page: '#1d1612',
      paper: '#271e18',
      text: '#f6ebdf',
      muted: '#c2ad99',
      divider: '#473629',
      header: '#30251e',
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
      primary: '#2f4bd8',
      secondary: '#0b7285',
      page: '#f1f3f8',
      paper: '#ffffff',
      text: '#161c2d',
      muted: '#566079',
      divider: '#d8dde8',
      header: '#e8ecf5',
    },
    {
      primary: '#93a8ff',
      secondary: '#66d0e0',
      page: '#0d1120',
      paper: '#151a2c',
      text: '#e8ecf8',
      muted: '#a4adc6',
      divider: '#2c344d',
      header: '#1c2238',
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
