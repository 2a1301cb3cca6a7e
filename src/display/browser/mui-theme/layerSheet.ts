import { StyleSheet } from '@emotion/sheet';
import { isKnownSelector } from './isKnownSelector';
import { nestConditions } from './nestConditions';
import { MUI_LAYER, MUI_LAYER_ATTRIBUTE, emptyMuiLayer } from '@site/src/display/shared/muiLayer';

/**
 * What is inserted outside of layers: statements such as `@layer a, b;`, and keyframes, which
 * layers don't affect and which would lay out the whole page again.
 */
const OUTSIDE = /^@(?:layer\s+[^{]*$|(?:-\w+-)?keyframes\b)/;

/**
 * The box sizing of `ScopedCssBaseline`. It is as specific as the styles of components, so it must come
 * before them, although with another theme it is inserted after those that don't depend on the theme.
 */
const BASELINE = / \*::after\{box-sizing:inherit;?\}/;

/** The suffix of the key of a sheet with global styles. */
const GLOBAL_KEY = /-global$/;

/** The style element of the page, or a new one for a frame. */
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
 * Emotion's style sheet with its rules in Material UI's layer: in production, in existing blocks;
 * in development, in one style element per rule.
 */
export class LayerSheet extends StyleSheet {
  private rules: CSSRule[] = [];
  private style: HTMLStyleElement | undefined;

  /** Adds a rule. As in Emotion, a rule that the browser doesn't support is skipped. */
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
    // The shared element is kept.
    this.tags = this.tags.filter((tag) => tag !== this.style);
    super.flush();
  }

  /**
   * The element with the blocks, as the first of the tags: Emotion only flushes sheets with tags,
   * and appends what is outside of layers after them. A new element before it would make Chromium
   * lay out the whole page.
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
    const isGlobal = GLOBAL_KEY.test(this.key) || BASELINE.test(rule);
    const block = blocks?.[isGlobal ? 0 : 1];
    if (!block || !isKnownSelector(rule)) {
      return; // Without a sheet, the container isn't in a document.
    }
    try {
      for (const nested of nestConditions(rule)) {
        const place = block.insertRule(nested, block.cssRules.length);
        this.rules.push(block.cssRules[place]!);
      }
    } catch {
      // Written for another browser, such as an unsupported selector.
    }
  }
}
