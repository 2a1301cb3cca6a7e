import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { majorOfDocsVersion } from '../../../versions/shared/versions';
import type { SourcePage } from './page/createAlternate';
import type { LinkSite } from './page/links';

/** The pages of all versions that the docs plugin has loaded. */
export function listPages({ loadedVersions }: LoadedContent, siteDir: string): SourcePage[] {
  return loadedVersions.flatMap(({ docs, versionName, contentPath }) =>
    docs.map((doc) => ({
      file: doc.source.replace(/^@site/, siteDir),
      route: doc.permalink,
      siteDir,
      docsDir: path.resolve(siteDir, contentPath),
      major: majorOfDocsVersion(versionName),
    })),
  );
}

export function createLinkSite(
  pages: readonly SourcePage[],
  origin: string,
  baseUrl: string,
): LinkSite {
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  const known = new Set(routes.values());
  return {
    siteUrl: new URL(baseUrl, origin).href,
    baseUrl,
    routeOf: (file) => routes.get(file),
    hasAlternate: (route) => known.has(route),
  };
}
