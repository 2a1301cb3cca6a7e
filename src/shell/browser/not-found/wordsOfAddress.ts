import { decoded } from '@site/src/base/shared/decoded';

/** What a reader who typed a URL was probably looking for: the words of its last segment. */
export function wordsOfAddress(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '' && !/^index\.html?$/.test(part));
  const last = parts.at(-1) ?? '';
  return decoded(last)
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}
