import { DEMO_LOCALES, type DemoLocale } from './demoLocales';

/** How a demo differs from the display of the page. Missing properties follow the page. */
export interface DisplayOverrides {
  readonly mode?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly dense?: boolean;
  readonly locale?: DemoLocale;
  /** Width of the canvas in px. */
  readonly width?: number;
}

/** The limits of the width in px: a small watch and a large desktop. */
export const DEMO_WIDTH = { min: 240, max: 1920 } as const;

const PARAMETERS = ['demo', 'mode', 'dir', 'dense', 'locale', 'width'] as const;

/**
 * Reads a demo's overrides from the query string. Anyone can write a URL, so invalid values are
 * ignored.
 */
export function readDisplayOverrides(search: string, name: string): DisplayOverrides {
  const query = new URLSearchParams(search);
  if (query.get('demo') !== name) {
    return {};
  }
  const mode = oneOf(['light', 'dark'] as const, query.get('mode'));
  const direction = oneOf(['ltr', 'rtl'] as const, query.get('dir'));
  const dense = oneOf(['1', '0'] as const, query.get('dense'));
  const locale = oneOf(DEMO_LOCALES, query.get('locale'));
  const width = parseWidth(query.get('width') ?? '');
  return {
    ...(mode && { mode }),
    ...(direction && { direction }),
    ...(dense && { dense: dense === '1' }),
    ...(locale && { locale }),
    ...(width && { width }),
  };
}

/** The query string with the overrides of this demo, which replace those of any other demo. */
export function writeDisplayOverrides(
  search: string,
  name: string,
  overrides: DisplayOverrides,
): string {
  const query = new URLSearchParams(search);
  PARAMETERS.forEach((parameter) => query.delete(parameter));
  const entries = [
    ['mode', overrides.mode],
    ['dir', overrides.direction],
    ['dense', overrides.dense === undefined ? undefined : Number(overrides.dense)],
    ['locale', overrides.locale],
    ['width', overrides.width],
  ] as const;
  const given = entries.filter(([, value]) => value !== undefined);
  if (given.length > 0) {
    query.set('demo', name);
    given.forEach(([parameter, value]) => query.set(parameter, String(value)));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** An integer number of px within the limits, or `undefined`. */
export function parseWidth(text: string): number | undefined {
  const width = /^\d{3,4}$/.test(text) ? Number(text) : 0;
  return width >= DEMO_WIDTH.min && width <= DEMO_WIDTH.max ? width : undefined;
}

function oneOf<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}
