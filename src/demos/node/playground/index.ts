import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ApiModel } from '../../../api/shared/apiModel';
import type { PlaygroundControl } from '../../shared/playground';
import { loadApiModel } from '../../../api/node';
import { findPlaygrounds } from './findPlaygrounds';
import { playgroundControls } from './playgroundControls';

export { findPlaygrounds } from './findPlaygrounds';
export { playgroundControls } from './playgroundControls';

type Controls = Readonly<Record<string, readonly PlaygroundControl[]>>;

/**
 * Provides the controls of each playground's component: a small file per component, generated from
 * the API model and loaded with the playground. Takes no options. New playgrounds are only found at
 * the next start, because watching thousands of pages again would be too slow.
 */
export default function playgroundPlugin({ siteDir }: LoadContext): Plugin<Controls> {
  const docsDir = path.join(siteDir, 'docs');
  return {
    name: 'docs-playground',

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
      // Static pages only reserve space for a playground, so its component and Material UI aren't
      // part of the server bundle.
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
