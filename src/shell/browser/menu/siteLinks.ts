import type { Translate } from '@site/src/base/browser/messages';
import { FAMILY, type Product } from '@site/src/content/shared/products';
import { CURRENT_MAJOR, productsOf, type Major } from '@site/src/versions/shared/versions';

interface SiteEntry {
  readonly to: string;
  readonly label: (t: Translate) => string;
  /** Where a bar has no space for the label. */
  readonly shortLabel?: string;
}

const toEntry = (product: Product): SiteEntry => ({
  to: product.path,
  label: (t) => (product === FAMILY ? t('appFrame.documentation') : product.name),
  shortLabel: product.shortName,
});

/**
 * The links of the header and, on pages without a menu, of the drawer. Older majors have no templates
 * and no theme studio.
 */
export function siteLinks(major: Major): readonly SiteEntry[] {
  const products = productsOf(major).map(toEntry);
  return major === CURRENT_MAJOR
    ? [
        ...products,
        { to: '/x/templates/', label: (t) => t('appFrame.templates') },
        { to: '/x/theme/', label: (t) => t('appFrame.theme') },
      ]
    : products;
}
