import { decoded } from './decoded';

/**
 * What an address has in common with all other ways to write it, to find the page that is meant:
 * without repeated slashes, encoding, `index.html` or the extension of a file, and case. Names of
 * components (`DataGrid`) match their pages (`data-grid`), because hyphens are left out.
 */
export function addressKey(pathname: string): string {
  const segments = decoded(pathname)
    .toLowerCase()
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '' && segment !== '.');
  return segments
    .join('/')
    .replace(/(?:^|\/)index(?:\.html?|\.mdx?)?$/, '')
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[-_ ]/g, '');
}
