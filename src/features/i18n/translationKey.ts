import type english from '@site/i18n/translations.json';

/** English is the complete table: its keys are the keys. Only the type is used, not the file. */
type EnglishTable = typeof english;

type DottedKeys<Table> = {
  [Key in keyof Table & string]: Table[Key] extends string
    ? Key
    : `${Key}.${DottedKeys<Table[Key]>}`;
}[keyof Table & string];

/** Every key of `i18n/translations.json`, nested ones dotted: `settings.mode`. */
export type TranslationKey = DottedKeys<EnglishTable>;
