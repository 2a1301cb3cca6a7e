/** Written by `src/base/node/translations` when the site is built. */
declare module '@generated/docs-translations/default/*.json' {
  import type { TranslationData } from '@site/src/base/shared/i18n';
  const messages: TranslationData;
  export default messages;
}
