/**
 * Components of Infima that the site has its own of, or none. No page has their classes, so their
 * rules need not be part of every page. A browser test compares the classes of the pages.
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
const INFIMA = /[\\/]infima[\\/]/;

interface CssRule {
  readonly selectors: string[];
  remove(): void;
}

interface CssRoot {
  readonly source?: { readonly input?: { readonly file?: string } };
  walkRules(visit: (rule: CssRule) => void): void;
}

/** PostCSS plugin that takes the rules of unused components out of Infima. */
export const unusedInfima = {
  postcssPlugin: 'docs-unused-infima',

  Once(root: CssRoot): void {
    if (!INFIMA.test(root.source?.input?.file ?? '')) {
      return;
    }
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
      if (used.length === 0) {
        rule.remove();
      } else if (used.length < rule.selectors.length) {
        Object.assign(rule, { selectors: used });
      }
    });
  },
};
