import { decoded } from '../../../base/shared/decoded';
import { upperFirst } from '../../../base/shared/letterCase';

const ACRONYM = /\b(?:api|css|csv|dom|html|jsx|mui|npm|ui|url)\b/g;

/** `css-classes` → `CSS classes`. */
function words(slug: string): string {
  const text = decoded(slug)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(ACRONYM, (acronym) => acronym.toUpperCase());
  return upperFirst(text);
}

/** What to call a page without a known title, by its address: `Row definition: Row identifier`. */
export function pageLabel(to: string): string {
  const [path = '', anchor = ''] = to.replace(/\?[^#]*/, '').split('#');
  const page = words(path.split('/').filter(Boolean).at(-1) ?? '');
  return anchor === '' ? page : `${page}: ${words(anchor)}`;
}
