import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Image, Node } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { decoded } from '../../../base/shared/decoded';
import { didYouMean } from '../../../base/node/author-errors';
import { isElement, lineOf, textAttribute, walk, type Page } from '../page';

const EXTERNAL = /^[a-z][a-z0-9+.-]*:|^\/\//i;
const STATIC_FOLDER = 'static';
const BASE_URL = '/x/';

function addressOf(node: Node): string | undefined {
  if (node.type === 'image') {
    return (node as Image).url;
  }
  return isElement(node, 'img') ? textAttribute(node, 'src') : undefined;
}

/** The file of an image: beside the page, or in the folder of static files. */
function fileOf(url: string, { file, place }: Page): string {
  const pathname = decoded(url.replace(/[?#].*$/s, ''));
  return pathname.startsWith('/')
    ? path.join(place.siteDir, STATIC_FOLDER, pathname.replace(BASE_URL, '/'))
    : path.join(path.dirname(file), pathname);
}

function problemOf(url: string, page: Page): ContentProblem | undefined {
  const file = fileOf(url, page);
  if (existsSync(file)) {
    return undefined;
  }
  const folder = path.dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const images = names.filter((name) => path.extname(name) === path.extname(file));
  return {
    found: `There is no image \`${url}\`.`,
    expected: `a file beside the page, or \`${BASE_URL}…\` for a file in ${STATIC_FOLDER}/.`,
    fix: didYouMean(path.basename(file), images),
  };
}

/** Finds images of a page that don't exist. Images of other sites aren't requested. */
export function checkImageTargets(page: Page): ContentProblem[] {
  return walk(page.root).flatMap((node) => {
    const url = addressOf(node);
    const problem = url === undefined || EXTERNAL.test(url) ? undefined : problemOf(url, page);
    return problem === undefined ? [] : [{ line: lineOf(node), at: url, ...problem }];
  });
}
