import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ApiModel } from '../../shared/apiModel';
import type { PlaygroundControl } from '../../shared/playground';
import { loadApiModel } from '../api-reference';
import { findPlaygrounds } from './findPlaygrounds';
import { playgroundControls } from './playgroundControls';

type Controls = Readonly<Record<string, readonly PlaygroundControl[]>>;

/**
 * Gives each playground the controls of its component: one small file, made from the API model,
 * loaded when the playground is. Takes no options. Nothing is watched: a new playground is seen at
 * the next start, and thousands of pages are not watched twice for it.
 */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin<Controls> {
  const docsDir = path.join(siteDir, 'docs');
  return {
    name: 'playground',

    async loadContent() {
      const playgrounds = findPlaygrounds(docsDir);
      const model: ApiModel | null = playgrounds.length > 0 ? await loadApiModel(siteDir) : null;
      return Object.fromEntries(
        playgrounds.map((playground) => [
          playground.component,
          model ? playgroundControls(playground, model) : [],
        ]),
      );
    },

    configureWebpack(_config, isServer) {
      // The static pages only keep room for a playground: its component and MUI are not built for them.
      const asText = { test: /\.playground\.tsx$/, type: 'asset/source' };
      return isServer ? { module: { rules: [asText] } } : {};
    },

    async contentLoaded({ content, actions }) {
      await Promise.all(
        Object.entries(content).map(([component, controls]) =>
          actions.createData(`${component}.json`, controls),
        ),
      );
    },
  };
}
