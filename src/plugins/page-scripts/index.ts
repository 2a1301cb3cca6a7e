import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { chunkGroupsPlugin, scriptsOf, type ChunkGroups } from '../bundle/chunkGroups';
import { readGeneratedRoutes } from '../bundle/routeChunks';
import { createFetchScript, createStartScript, namePageScripts, rewriteFile } from './pageScripts';

/**
 * Docusaurus's pages ask for the main script in their head, and that asks for the page's own scripts
 * once it runs. Here each page names all of them, and the browser fetches them together, after what
 * the first paint needs: the text is there sooner, and there is a round trip less before it works.
 */
export default function pageScriptsPlugin(): Plugin {
  let groups: ChunkGroups | undefined;
  return {
    name: 'docs-page-scripts',

    configureWebpack(_config, isServer) {
      const readGroups = chunkGroupsPlugin((found) => {
        groups = found;
      });
      return { plugins: isServer ? [] : [readGroups as never] };
    },

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: createFetchScript() }],
      postBodyTags: [{ tagName: 'script', innerHTML: createStartScript() }],
    }),

    async postBuild({ outDir, baseUrl, generatedFilesDir }) {
      const { chunkNames, modules } = await readGeneratedRoutes(generatedFilesDir);
      for (const [page, names] of chunkNames) {
        const wanted = new Set([...names].map((name) => modules.get(name)));
        const scripts = groups
          ? scriptsOf(groups, ({ requests }) => requests.some((request) => wanted.has(request)))
          : [];
        // Neither the route of missing pages nor 404.html, which is no folder.
        if (scripts.length > 0 && page.endsWith('/')) {
          const file = path.join(outDir, page.slice(baseUrl.length), 'index.html');
          await rewriteFile(file, (html) =>
            namePageScripts(
              html,
              scripts.map((script) => baseUrl + script),
            ),
          );
        }
      }
    },
  };
}
