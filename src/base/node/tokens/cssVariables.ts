import {
  durations,
  fontSizes,
  fontWeights,
  fonts,
  layout,
  radii,
  semanticColors,
  syntaxColors,
  zIndex,
  type PaletteMode,
} from '../../shared/tokens';

/** Custom properties by name, including `--`. */
export type Declarations = Readonly<Record<string, string>>;

/** The variables that are the same in both modes. */
export function staticVariables(): Declarations {
  const { default: radius, ...otherRadii } = radii;
  const { default: duration, ...otherDurations } = durations;
  return {
    '--x-radius': px(radius),
    ...group('radius', otherRadii, px),
    ...group('font', fonts),
    ...group('font-size', fontSizes),
    ...group(
      'font-weight',
      pick(fontWeights, ['regular', 'medium', 'semiBold', 'heading', 'bold']),
    ),
    ...group(
      'z',
      pick(zIndex, ['appBar', 'backToTop', 'demoTooltip', 'drawer', 'modal', 'snackbar']),
    ),
    ...group('', layout),
    '--x-duration': ms(duration),
    ...group('duration', otherDurations, ms),
  };
}

/** The variables of a color mode. */
export function modeVariables(mode: PaletteMode): Declarations {
  return {
    ...group('color', semanticColors[mode]),
    ...group('syntax', syntaxColors[mode]),
    '--x-shadow': SHADOWS[mode],
  };
}

const SHADOWS: Readonly<Record<PaletteMode, string>> = {
  light: '0 4px 16px hsla(215, 15%, 12%, 0.12)',
  dark: '0 4px 16px hsla(210, 14%, 2%, 0.6)',
};

const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;

function group<Value extends string | number>(
  prefix: string,
  values: Readonly<Record<string, Value>>,
  format: (value: Value) => string = String,
): Declarations {
  const start = prefix ? `--x-${prefix}-` : '--x-';
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${start}${kebabCase(name)}`, format(value)]),
  );
}

/** Picks the tokens that style sheets or Infima use from those shared with Material UI's theme. */
function pick<Name extends string>(
  values: Readonly<Record<Name, number>>,
  names: readonly Name[],
): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
