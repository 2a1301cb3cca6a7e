import { inlineScript } from '../../base/shared/inlineScript';

/** The cascade layer of all Emotion styles. */
export const MUI_LAYER = 'mui';

/**
 * Marks the style element with the blocks of the layer: one for global styles, one for components.
 */
export const MUI_LAYER_ATTRIBUTE = 'data-mui-layer';

/** The blocks before Emotion fills them. */
export const emptyMuiLayer = `@layer ${MUI_LAYER}{}`.repeat(2);

interface LayerOptions {
  readonly attribute: string;
  readonly blocks: string;
}

function addMuiLayer({ attribute, blocks }: LayerOptions): void {
  const style = document.createElement('style');
  style.setAttribute(attribute, '');
  style.textContent = blocks;
  document.head.appendChild(style);
}

/**
 * The source of the script that adds the blocks before the first layout. When a new layer block is
 * added, Chromium looks up all fonts and lays out the whole page again; a new rule in an existing
 * block has no such cost. A script adds them, because an HTML minifier would remove empty blocks.
 */
export function createMuiLayerScript(): string {
  return inlineScript(addMuiLayer, { attribute: MUI_LAYER_ATTRIBUTE, blocks: emptyMuiLayer });
}
