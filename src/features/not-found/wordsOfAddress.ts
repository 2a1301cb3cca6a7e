/** What somebody looked for who typed an address: the words of its last part. */
export function wordsOfAddress(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '' && !/^index\.html?$/.test(part));
  const last = parts.at(-1) ?? '';
  return decode(last)
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}

/** An address may hold a percent sign that begins no character. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
