/**
 * Languages a demo's components can be shown in: those that the packages translate most completely,
 * with two that are written from right to left. English is what the components speak by default.
 */
export const DEMO_LOCALES = [
  'enUS',
  'deDE',
  'elGR',
  'esES',
  'faIR',
  'frFR',
  'heIL',
  'jaJP',
  'ptBR',
  'zhCN',
] as const;

export type DemoLocale = (typeof DEMO_LOCALES)[number];

/** Each language by its own name. */
export const LOCALE_NAMES: Readonly<Record<DemoLocale, string>> = {
  enUS: 'English',
  deDE: 'Deutsch',
  elGR: 'Ελληνικά',
  esES: 'Español',
  faIR: 'فارسی',
  frFR: 'Français',
  heIL: 'עברית',
  jaJP: '日本語',
  ptBR: 'Português',
  zhCN: '中文',
};
