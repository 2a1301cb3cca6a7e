/** What a reader who typed a URL was probably looking for: the words of its last segment. */
export function wordsOfAddress(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '' && !/^index\.html?$/.test(part));
  const last = parts.at(-1) ?? '';
  return decode(last)
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}

/** A URL can contain invalid percent-encoding. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
