import type { Root } from 'postcss';

/**
 * Infima components that the site replaces or doesn't use. No page has their classes, so their rules
 * and variables are removed from the style sheet of every page. Browser tests compare the list with
 * the classes of the pages and with the variables that the style sheet reads.
 */
export const UNUSED_INFIMA = [
  'avatar',
  'badge',
  'card',
  'close',
  'dropdown',
  'footer',
  'hero',
  'menu',
  'navbar',
  'navbar-sidebar',
  'pagination',
  'pagination-nav',
  'pills',
] as const;

const UNUSED = new RegExp(`\\.(?:${UNUSED_INFIMA.join('|')})(?![a-z])`);
/** The header's height is also the scroll margin of headings. */
const UNUSED_VARIABLE = new RegExp(`^--ifm-(?:${UNUSED_INFIMA.join('|')})-(?!height$)`);
const INFIMA = /[\\/]infima[\\/]/;

/** A PostCSS plugin that removes the rules and variables of unused components from Infima. */
export const unusedInfima = {
  postcssPlugin: 'docs-unused-infima',

  Once(root: Root): void {
    if (!INFIMA.test(root.source?.input?.file ?? '')) {
      return;
    }
    root.walkDecls(UNUSED_VARIABLE, (declaration) => {
      declaration.remove();
    });
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
      if (used.length === 0) {
        rule.remove();
      } else if (used.length < rule.selectors.length) {
        rule.selectors = used;
      }
    });
  },
};
