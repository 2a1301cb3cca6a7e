/** The language of the pages without a prefix in their path. */
export const DEFAULT_LANGUAGE = 'en';

/** A path without the prefix of another language, with its query and hash. */
export function withoutLanguage(path: string): string {
  return path.replace(/^\/zh(?=\/)/, '');
}
