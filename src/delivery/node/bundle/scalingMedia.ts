import type { Root } from 'postcss';

/** The font size for which the style sheets state their widths, in px: the default of browsers. */
const ROOT_FONT_SIZE = 16;

/** A width in a query: `(width >= 900px)`, `(min-width: 997px)`, `(600px <= width)`. */
const WIDTH_PX = /(\d+(?:\.\d+)?)px(?=\s*(?:\)|[<>]))/g;

/**
 * A PostCSS plugin that states the widths of media and container queries in `rem`. With a large font,
 * which readers choose in their browser, less fits into a line, so a page needs the layout of a
 * narrower screen. Lengths in px would ignore the font.
 */
export const scalingMedia = {
  postcssPlugin: 'docs-scaling-media',

  Once(root: Root): void {
    root.walkAtRules(/^(?:media|container)$/, (rule) => {
      if (rule.params.includes('width')) {
        rule.params = rule.params.replace(
          WIDTH_PX,
          (_match, px: string) => `${Number(px) / ROOT_FONT_SIZE}rem`,
        );
      }
    });
  },
};
