import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { themeColors } from '../../shared/tokens';
import { createMuiLayerScript } from '../../../display/shared/muiLayer';
import { createThemeInitScript } from '../../../display/shared/initDisplay';
import { layerOrderCss } from '../../../delivery/node';
import { checkTokens } from './checkTokens';
import { createTokensCss } from './tokensCss';

const PLUGIN_NAME = 'docs-tokens';
const STYLE_SHEET = 'tokens.css';

/**
 * Adds the tokens to the page: their CSS variables (a client module, which the layers plugin puts
 * into `theme`), the order of the layers before every style sheet, and, before the first paint, the
 * reader's color mode, direction, and density, and the layer for Material UI.
 *
 * It must be listed after the classic theme, as it is if a preset provides the theme, because the
 * later of the two inline scripts determines `data-theme`.
 */
export default function tokensPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: PLUGIN_NAME,

    getClientModules() {
      return [path.join(generatedFilesDir, PLUGIN_NAME, 'default', STYLE_SHEET)];
    },

    async contentLoaded({ actions }) {
      checkTokens();
      await actions.createData(STYLE_SHEET, createTokensCss());
    },

    injectHtmlTags() {
      return {
        headTags: [
          { tagName: 'style', innerHTML: layerOrderCss },
          themeColorMeta('light', themeColors.light),
          themeColorMeta('dark', themeColors.dark),
        ],
        preBodyTags: [
          {
            tagName: 'script',
            attributes: {},
            innerHTML: createThemeInitScript(themeColors) + createMuiLayerScript(),
          },
        ],
      };
    },
  };
}

function themeColorMeta(scheme: 'light' | 'dark', content: string) {
  return {
    tagName: 'meta',
    attributes: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
  };
}
