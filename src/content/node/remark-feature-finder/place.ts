import path from 'node:path';
import { basePathOf, placeOfContent } from '../../../versions/node';

/** The place of a page: the root of its version and its folder below it. */
export interface FeaturePlace {
  readonly siteDir: string;
  readonly docsDir: string;
  /** `react-charts/bars`. */
  readonly page: string;
  /** The prefix of paths in its version: empty, or `/v7`. */
  readonly base: string;
}

/** Undefined for a file outside the documentation, and for API pages. */
export function placeOfFile(file: string): FeaturePlace | undefined {
  const place = placeOfContent(file);
  return place === undefined || place.relative === '' || place.relative.startsWith('api/')
    ? undefined
    : {
        siteDir: place.siteDir,
        docsDir: place.docsDir,
        page: path.posix.dirname(place.relative),
        base: basePathOf(place),
      };
}
