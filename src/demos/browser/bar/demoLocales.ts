/**
 * The languages in which demos can be displayed: those with the most complete translations in the
 * packages, including two right-to-left ones. English is the components' default.
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

/** Each language's own name. */
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
