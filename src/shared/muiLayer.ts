/** The cascade layer that everything from Emotion goes into. */
export const MUI_LAYER = 'mui';

/** Marks the style element with the blocks of the layer: one for global styles, one for components. */
export const MUI_LAYER_ATTRIBUTE = 'data-mui-layer';

/** The blocks before Emotion fills them. */
export const emptyMuiLayer = `@layer ${MUI_LAYER}{}`.repeat(2);

/**
 * The script that brings the blocks before the page is laid out, as text. Chromium looks up all fonts
 * anew and lays the whole page out again when a block of a layer arrives; a rule more in a block that
 * is there costs nothing of the kind. A minifier of pages would take empty blocks out of the HTML.
 */
export function createMuiLayerScript(): string {
  return `(function () {
  var style = document.createElement('style');
  style.setAttribute('${MUI_LAYER_ATTRIBUTE}', '');
  style.textContent = '${emptyMuiLayer}';
  document.head.appendChild(style);
})();`;
}
