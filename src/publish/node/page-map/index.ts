import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { isMovedSections } from '../../../content/shared/movedSections';
import { PAGE_MAP_FILE, pageId, type MappedPage, type PageMap } from '../../shared/pageMap';
import { majorFolder, majorOfDocsVersion } from '../../../versions/shared/versions';
import { derivedFiles } from '../../../content/node/dev-server';
import { createPageReader, type PageReader } from '../../../content/node/page';
import { withOptions } from '../../../base/node/plugin-options';
import { optionsSchema } from './options';
import { pageAnchors } from './pageAnchors';

export { RECORD_FILE, recordAnchors, type PublishedAnchors } from './publishedAnchors';

const PLUGIN_NAME = 'docs-page-map';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

type LoadedDoc = LoadedContent['loadedVersions'][number]['docs'][number];

async function mapPage(
  doc: LoadedDoc,
  start: string,
  siteDir: string,
  readPage: PageReader,
): Promise<MappedPage> {
  const file = doc.source.replace(/^@site/, siteDir);
  const { movedSections } = doc.frontMatter as { movedSections?: unknown };
  return {
    path: doc.permalink.slice(start.length),
    title: doc.title,
    // Members of API pages have the same anchors in every major, so they aren't listed.
    ...(!/\/api\//.test(doc.permalink) && {
      anchors: pageAnchors(await readPage(file)),
    }),
    ...(isMovedSections(movedSections) && { moved: movedSections }),
  };
}

/**
 * Publishes the pages of each major with their titles and anchors. The version menu of other
 * majors, on this host or another, uses the list to find the corresponding page.
 */
export default withOptions(PLUGIN_NAME, optionsSchema, (context, { topology }) => {
  const { siteDir, baseUrl } = context;
  // The dev server writes the map after each edit, when only one page has changed.
  const readPage = createPageReader();
  let versions: LoadedContent['loadedVersions'] = [];

  async function write(outDir: string): Promise<void> {
    await Promise.all(
      versions.map(async ({ docs, versionName }) => {
        const major = majorOfDocsVersion(versionName);
        const folder = majorFolder(topology, major);
        const pages = await Promise.all(
          docs.map((doc) => mapPage(doc, baseUrl + folder, siteDir, readPage)),
        );
        const map: PageMap = { major, pages: pages.map((page) => withId(major, page)) };
        const file = path.join(outDir, folder, PAGE_MAP_FILE);
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, JSON.stringify(map));
      }),
    );
  }

  const development = derivedFiles(context, PLUGIN_NAME, write);

  return {
    name: PLUGIN_NAME,

    async allContentLoaded({ allContent }) {
      versions = (allContent[DOCS_PLUGIN]?.default as LoadedContent).loadedVersions;
      development.update();
    },

    configureWebpack: development.configureWebpack,

    postBuild: ({ outDir }) => write(outDir),
  };
});

function withId(major: PageMap['major'], page: MappedPage): MappedPage {
  const id = pageId(major, page.path);
  return id === page.path ? page : { ...page, id };
}
