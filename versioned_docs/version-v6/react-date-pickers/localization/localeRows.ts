import * as exported from '@mui/x-date-pickers/locales';

export interface LocaleRow {
  name: string;
  importName: string;
  tag: string;
  translated: number;
  total: number;
}

/** Locales whose import name is not their language tag written together. */
const TAGS: Record<string, string> = { kzKZ: 'kk-KZ' };

const textOf = (locale: typeof exported.enUS) =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText;

const total = Object.keys(textOf(exported.enUS)).length;
const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

export const localeRows: LocaleRow[] = Object.entries(exported)
  .flatMap(([importName, locale]) => {
    // The module also exports the default texts, which are not a locale for the theme.
    if (!('components' in locale)) {
      return [];
    }
    const tag = TAGS[importName] ?? importName.replace(/([A-Z]{2})$/, '-$1');
    return {
      name: names.of(tag) ?? tag,
      importName,
      tag,
      translated: Object.keys(textOf(locale)).length,
      total,
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
