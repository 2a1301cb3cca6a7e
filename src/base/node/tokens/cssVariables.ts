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
} from '../../shared/tokens';
import type { PaletteMode } from '../../shared/tokens';

/** Custom properties by name, including `--`. */
export type Declarations = Readonly<Record<string, string>>;

/** The variables that are the same in both modes. */
export function staticVariables(): Declarations {
  return {
    '--x-radius': px(radii.default),
    ...group('radius', {
      tiny: px(radii.tiny),
      small: px(radii.small),
      medium: px(radii.medium),
      large: px(radii.large),
      extraLarge: px(radii.extraLarge),
      pill: px(radii.pill),
    }),
    ...group('font', fonts),
    ...group('font-size', fontSizes),
    ...group(
      'font-weight',
      strings(pick(fontWeights, ['regular', 'medium', 'semiBold', 'heading', 'bold'])),
    ),
    ...group(
      'z',
      strings(pick(zIndex, ['appBar', 'backToTop', 'demoTooltip', 'drawer', 'modal', 'snackbar'])),
    ),
    ...group('', layout),
    '--x-duration': `${durations.default}ms`,
    '--x-duration-fast': `${durations.fast}ms`,
    '--x-duration-slow': `${durations.slow}ms`,
  };
}

/** The variables of a color mode. */
export function modeVariables(mode: PaletteMode): Declarations {
  return {
    ...group('color', { ...semanticColors[mode] }),
    ...group('syntax', { ...syntaxColors[mode] }),
    '--x-shadow': SHADOWS[mode],
  };
}

const SHADOWS: Readonly<Record<PaletteMode, string>> = {
  light: '0 4px 16px hsla(215, 15%, 12%, 0.12)',
  dark: '0 4px 16px hsla(210, 14%, 2%, 0.6)',
};

function group(prefix: string, values: Readonly<Record<string, string>>): Declarations {
  const start = prefix ? `--x-${prefix}-` : '--x-';
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${start}${kebabCase(name)}`, value]),
  );
}

/** Picks the tokens that style sheets or Infima use from those shared with Material UI's theme. */
function pick<Name extends string>(
  values: Readonly<Record<Name, number>>,
  names: readonly Name[],
): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function strings(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function px(value: number): string {
  return `${value}px`;
}
