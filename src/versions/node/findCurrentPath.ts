import fs from 'node:fs';
import path from 'node:path';
import documentedNames from '../../../data/api/documented.json';
import { kebabCase } from '../../api/shared/apiNames';
import { pageId } from '../../publish/shared/pageMap';
import { CURRENT_MAJOR } from '../shared/versions';
import { contentRoot } from './buildVersions';
import { placeOfContent } from './contentPlace';

/** API pages are generated, so whether one exists follows from its name. */
function hasApiPage([product = '', name]: readonly string[]): boolean {
  const documented: Readonly<Record<string, readonly string[]>> = documentedNames[CURRENT_MAJOR];
  const isIndex = name === undefined || product === 'changes';
  return isIndex || (documented[product] ?? []).some((known) => kebabCase(known) === name);
}

/**
 * The current major's route of a page of an older major: `/x/react-charts/bars/`. Undefined if
 * there is none, and for files that aren't pages of an older major.
 *
 * @param file The absolute path of the page.
 */
export function findCurrentPath(file: string): string | undefined {
  const place = placeOfContent(file);
  if (place === undefined || place.major === CURRENT_MAJOR) {
    return undefined;
  }
  const id = pageId(place.major, `${path.posix.dirname(place.relative)}/`);
  const segments = id.split('/').filter(Boolean);
  const [section, ...below] = segments;
  const page = path.join(
    place.siteDir,
    contentRoot(CURRENT_MAJOR),
    ...segments,
    `${segments.at(-1)}.mdx`,
  );
  const exists = section === 'api' ? hasApiPage(below) : fs.existsSync(page);
  return exists ? `/x/${id}` : undefined;
}
