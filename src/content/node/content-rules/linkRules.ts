import type { Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { routeOfOwnAddress } from '../../../base/shared/ownAddress';
import { isLink, lineOf, walk } from '../page';

const EXTERNAL = /^[a-z][a-z0-9+.-]*:/i;
const FILE = /\.[a-z0-9]+$/i;

function problemOf(url: string): Omit<ContentProblem, 'line'> | undefined {
  if (routeOfOwnAddress(url) !== undefined) {
    return {
      found: `The link \`${url}\` leads to this site by its address, so no build checks it.`,
      expected:
        'the relative path of a page, e.g. `../sorting/sorting.mdx#multi-sorting`, or its route.',
    };
  }
  if (EXTERNAL.test(url)) {
    return url.startsWith('http://')
      ? { found: `The link \`${url}\` is not encrypted.`, fix: 'Use its https address.' }
      : undefined;
  }
  const pathname = url.replace(/[?#].*$/s, '');
  if (pathname === '' && url.length > 1) {
    return undefined;
  }
  if (url === '' || url === '#') {
    return {
      found: `The link \`${url}\` leads nowhere.`,
      fix: 'Name its target, or make it text.',
    };
  }
  if (pathname.includes('//')) {
    return { found: `The link \`${url}\` has a double slash.`, fix: 'Write one.' };
  }
  if (FILE.test(pathname)) {
    return undefined;
  }
  if (!pathname.startsWith('/')) {
    return {
      found: `The link \`${url}\` does not say which file it means.`,
      expected:
        'the relative path of a page with its extension, e.g. `../sorting/sorting.mdx#multi-sorting`.',
    };
  }
  return pathname.endsWith('/')
    ? undefined
    : { found: `The link \`${url}\` does not end in a slash.`, fix: `Write \`${pathname}/\`.` };
}

/** Links must have a form that the build can check. */
export function checkLinks(root: Root): ContentProblem[] {
  return walk(root)
    .filter(isLink)
    .flatMap((link) => {
      const problem = problemOf(link.url);
      return problem === undefined ? [] : [{ line: lineOf(link), ...problem }];
    });
}
