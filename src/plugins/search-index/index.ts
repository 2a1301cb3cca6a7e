import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SEARCH_PLUGIN } from '../../shared/search/manifest';
import { createIndexBuilder } from './buildIndex';
import { createManifest, writeSearchFiles, type VersionIndex } from './searchFiles';

/** Publishes what the search of the site looks in: one file of records for each version. */
export default function searchIndexPlugin(context: LoadContext): Plugin<readonly VersionIndex[]> {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDir = path.join(generatedFilesDir, SEARCH_PLUGIN, 'public');
  const buildIndices = createIndexBuilder(siteDir);

  return {
    name: SEARCH_PLUGIN,

    getPathsToWatch() {
      return ['docs/**/*.mdx', 'versioned_docs/**/*.mdx', 'src/data/search/**/*.json'].map((glob) =>
        path.join(siteDir, glob),
      );
    },

    loadContent: buildIndices,

    async contentLoaded({ content, actions }) {
      const manifest = createManifest(content, { isDevelopment });
      actions.setGlobalData(manifest);
      if (isDevelopment) {
        await writeSearchFiles(developmentDir, content, manifest);
      }
    },

    configureWebpack() {
      // The dev server has no build folder: it serves the files from where they were written.
      const directory = { directory: developmentDir, publicPath: baseUrl, watch: false };
      return isDevelopment
        ? { devServer: { static: [directory] }, mergeStrategy: { 'devServer.static': 'append' } }
        : {};
    },

    async postBuild({ outDir, content }) {
      await writeSearchFiles(outDir, content, createManifest(content, { isDevelopment: false }));
    },
  };
}
