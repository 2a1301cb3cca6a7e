import { StyleSheet } from '@emotion/sheet';
import { isKnownSelector } from './isKnownSelector';
import { nestConditions } from './nestConditions';
import { MUI_LAYER, MUI_LAYER_ATTRIBUTE, emptyMuiLayer } from '@site/src/shared/muiLayer';

/**
 * What stays outside of any layer: a statement such as `@layer a, b;`, and keyframes, which no layer
 * outdoes and which would have the whole page laid out again.
 */
const OUTSIDE = /^@(?:layer\s+[^{]*$|(?:-\w+-)?keyframes\b)/;

/** How the key of a sheet with global styles ends. */
const GLOBAL_KEY = /-global$/;

/** The style element of a page, or a new one for a frame. */
function getStyleElement(container: ParentNode & Node): HTMLStyleElement {
  let style = container.querySelector<HTMLStyleElement>(`style[${MUI_LAYER_ATTRIBUTE}]`);
  if (!style) {
    style = document.createElement('style');
    style.setAttribute(MUI_LAYER_ATTRIBUTE, '');
    style.textContent = emptyMuiLayer;
    container.appendChild(style);
  }
  return style;
}

/**
 * Emotion's style sheet with its rules in the layer of Material UI: in production in the blocks that
 * are there for them, in development each in a separate style element.
 */
export class LayerSheet extends StyleSheet {
  private rules: CSSRule[] = [];
  private style: HTMLStyleElement | undefined;

  /** Adds a rule. One that the browser does not understand is left out, as in Emotion. */
  override insert(rule: string): void {
    if (!this.isSpeedy) {
      super.insert(OUTSIDE.test(rule) ? rule : `@layer ${MUI_LAYER}{${rule}}`);
      return;
    }
    const style = this.useSharedStyle();
    if (OUTSIDE.test(rule)) {
      super.insert(rule);
    } else {
      this.insertIntoBlock(style, rule);
    }
  }

  override flush(): void {
    for (const rule of this.rules) {
      const block = rule.parentRule as CSSGroupingRule;
      block.deleteRule([...block.cssRules].indexOf(rule));
    }
    this.rules = [];
    // It is shared, and stays.
    this.tags = this.tags.filter((tag) => tag !== this.style);
    super.flush();
  }

  /**
   * The element with the blocks, as the first of the tags: Emotion empties only what has tags, and adds
   * what stays outside behind them. Before it, a new element would have Chromium lay out the whole page.
   */
  private useSharedStyle(): HTMLStyleElement {
    this.style ??= getStyleElement(this.container as ParentNode & Node);
    if (!this.tags.includes(this.style)) {
      this.tags.unshift(this.style);
    }
    return this.style;
  }

  private insertIntoBlock({ sheet }: HTMLStyleElement, rule: string): void {
    const blocks = sheet?.cssRules as ArrayLike<CSSGroupingRule> | undefined;
    const block = blocks?.[GLOBAL_KEY.test(this.key) ? 0 : 1];
    if (!block || !isKnownSelector(rule)) {
      return; // Without a sheet, the container is in no document.
    }
    try {
      for (const nested of nestConditions(rule)) {
        const place = block.insertRule(nested, block.cssRules.length);
        this.rules.push(block.cssRules[place]!);
      }
    } catch {
      // For another browser: a selector that this one does not understand, for example.
    }
  }
}
