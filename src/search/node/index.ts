import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SEARCH_PLUGIN } from '../shared/manifest';
import { derivedFiles } from '../../content/node/dev-server';
import { createIndexBuilder, namesOfIndices } from './buildIndex';
import { createManifest, writeSearchFiles, type VersionIndex } from './searchFiles';

export { fragmentsOf } from './errorRecords';
export { createGuideSearch } from './guideSearch';
export { readSearchData } from './searchData';

/** Publishes the search index of the site: one file of records per version. */
export default function searchIndexPlugin(context: LoadContext): Plugin<readonly VersionIndex[]> {
  const { siteDir } = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const buildIndices = createIndexBuilder(siteDir);
  const development = derivedFiles(context, SEARCH_PLUGIN, async (outDir) => {
    const indices = await buildIndices();
    await writeSearchFiles(outDir, indices, createManifest(indices, { isDevelopment }));
  });

  return {
    name: SEARCH_PLUGIN,

    getPathsToWatch: () => [path.join(siteDir, 'data/search/**/*.json')],

    // In development, the page only needs the names of the files.
    loadContent: async () => (isDevelopment ? namesOfIndices(siteDir) : buildIndices()),

    async contentLoaded({ content, actions }) {
      actions.setGlobalData(createManifest(content, { isDevelopment }));
    },

    allContentLoaded: async () => development.update(),

    configureWebpack: development.configureWebpack,

    async postBuild({ outDir, content }) {
      await writeSearchFiles(outDir, content, createManifest(content, { isDevelopment: false }));
    },
  };
}
