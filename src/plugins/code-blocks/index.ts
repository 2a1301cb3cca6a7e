import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { remarkCodeBlocks } from './remarkCodeBlocks';

/**
 * Removes the highlighter from the browser bundle. The client module of the classic theme would
 * load it on every page, but here the build highlights code (`remarkCodeBlocks`).
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
