import path from 'node:path';

/** Where a page stands: the root of its version and its folder below it. */
export interface FeaturePlace {
  readonly siteDir: string;
  readonly docsDir: string;
  /** `react-charts/bars`. */
  readonly page: string;
  /** What addresses of its version begin with: nothing, or `/v7`. */
  readonly base: string;
}

const ROOT = /^(.*?)\/(docs|versioned_docs\/version-(v\d+))\/(.*)$/;

/** Undefined for a file outside the documentation, and for pages of the API. */
export function placeOfFile(file: string): FeaturePlace | undefined {
  const [, siteDir = '', root = '', version, below = ''] =
    ROOT.exec(file.split(path.sep).join('/')) ?? [];
  return below === '' || below.startsWith('api/')
    ? undefined
    : {
        siteDir,
        docsDir: `${siteDir}/${root}`,
        page: path.posix.dirname(below),
        base: version ? `/${version}` : '',
      };
}
