import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { remarkCodeBlocks } from './remarkCodeBlocks';

/**
 * Keeps the highlighter out of the reader's bundle. The classic theme's client module brings it to
 * every page, but here code is highlighted by the build (`remarkCodeBlocks`), so nothing calls it.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'docs-code-blocks',

    configureWebpack() {
      return {
        resolve: {
          alias: { 'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts') },
        },
      };
    },
  };
}
