import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  templatePath,
  TEMPLATES,
  type Template,
  type TemplateFacts,
  type TemplateSources,
} from '../shared';
import { createDiskCache } from '../../base/node/cache';
import { readPackageVersions } from '../../demos/node';
import { buildSources } from './buildSources';
import { collectFiles } from './collectFiles';
import { productsOf } from './productsOf';
import { importPath } from '../../delivery/node';

interface Content {
  readonly facts: readonly TemplateFacts[];
  readonly sources: Readonly<Record<string, TemplateSources>>;
}

/** The files of a template, for the source view and the download. */
function filesOfTemplate(root: string, { name, entry }: Template) {
  return collectFiles(root, [`${name}/${entry}.tsx`, 'theme.ts']);
}

/**
 * Adds the templates' pages, their sources in both languages, and the data of the gallery. Takes no
 * options.
 */
export default function templatesPlugin({ siteDir, baseUrl }: LoadContext): Plugin<Content> {
  const root = path.join(siteDir, 'templates');
  return {
    name: 'docs-templates',

    getPathsToWatch: () => [`${root}/**/*.{ts,tsx}`],

    async loadContent() {
      const cache = createDiskCache<TemplateSources['files']>({
        siteDir,
        name: 'templates',
        code: ['src/gallery/node/buildSources.ts'],
      });
      const packages = readPackageVersions(siteDir);
      const built = await Promise.all(
        TEMPLATES.map(async (template) => {
          const files = filesOfTemplate(root, template);
          const sources = await cache.get(files, () => buildSources(files));
          const facts = { name: template.name, products: productsOf(files) };
          return { facts, sources: { files: sources, packages } };
        }),
      );
      return {
        facts: built.map(({ facts }) => facts),
        sources: Object.fromEntries(built.map(({ facts, sources }) => [facts.name, sources])),
      };
    },

    configureWebpack(_config, isServer) {
      // Static pages only contain a frame, so neither templates nor Material UI are part of the
      // server bundle.
      const asText = { test: /\.tsx?$/, include: root, type: 'asset/source' };
      return isServer ? { module: { rules: [asText] } } : {};
    },

    async contentLoaded({ content, actions }) {
      const { createData, addRoute } = actions;
      await createData('facts.json', content.facts);
      for (const [name, sources] of Object.entries(content.sources)) {
        await createData(`${name}.json`, sources);
        addRoute({
          path: `${baseUrl}${templatePath(name).slice(1)}`,
          component: importPath('templatePage'),
          exact: true,
          props: { name },
        });
      }
    },
  };
}
