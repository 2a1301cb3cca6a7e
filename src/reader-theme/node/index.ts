import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildGuest } from './buildGuest';
import { interruptOften } from './interruptOften';

/**
 * Provides the script that runs in the sandbox of themes, as
 * `@generated/docs-theme-sandbox/default/guest.json`.
 */
export default function themeSandboxPlugin({ siteDir }: LoadContext): Plugin<string> {
  return {
    name: 'docs-theme-sandbox',
    loadContent: () => buildGuest(siteDir),
    configureWebpack: () => ({
      module: {
        // In a script, because the frame of edited demos may not fetch a file.
        rules: [
          {
            test: /quickjs-wasmfile-release-sync[\\/].+\.wasm$/,
            type: 'asset/inline',
            generator: {
              dataUrl: (wasm: Buffer) =>
                `data:application/wasm;base64,${interruptOften(wasm).toString('base64')}`,
            },
          },
          // Workers are single files.
          {
            test: /quickjs-(?:wasmfile-release-sync|emscripten-core)[\\/].+\.m?js$/,
            parser: { dynamicImportMode: 'eager' },
          },
        ],
      },
    }),
    async contentLoaded({ actions, content }) {
      await actions.createData('guest.json', JSON.stringify(content));
    },
  };
}
