import type english from '@site/i18n/translations.json';

/**
 * The English table is complete, so it defines the keys. Only its type is imported, not the file.
 */
type EnglishTable = typeof english;

type DottedKeys<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? Key
    : `${Key}.${DottedKeys<Table[Key]>}`;
}[keyof Table & string];

/** Every key of `i18n/translations.json`; nested keys are dotted: `settings.mode`. */
export type TranslationKey = DottedKeys<EnglishTable>;
