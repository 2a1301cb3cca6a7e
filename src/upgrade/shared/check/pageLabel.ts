/** `row-definition` → `Row definition`. */
function words(slug: string): string {
  const text = decodeURIComponent(slug)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** What to call a section by its address: `Row definition: Row identifier`. */
export function pageLabel(to: string): string {
  const [path = '', anchor = ''] = to.replace(/\?[^#]*/, '').split('#');
  const page = words(path.split('/').filter(Boolean).at(-1) ?? '');
  return anchor === '' ? page : `${page}: ${words(anchor)}`;
}
