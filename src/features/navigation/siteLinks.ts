import type { Translate } from '@site/src/features/i18n';
import { FAMILY, PRODUCTS, type Product } from '@site/src/shared/products';
import { productsOf, type Major } from '@site/src/shared/versions';

interface SiteEntry {
  readonly to: string;
  readonly label: (t: Translate) => string;
}

const toEntry = ({ path, name }: Product): SiteEntry => ({ to: path, label: () => name });

/** Where pages without a menu lead: in the header, and on narrow screens in the drawer. */
export const SITE_LINKS: readonly SiteEntry[] = [
  { to: FAMILY.path, label: (t) => t('appFrame.documentation') },
  ...PRODUCTS.map(toEntry),
  { to: '/x/templates/', label: (t) => t('appFrame.templates') },
  { to: '/x/theme/', label: (t) => t('appFrame.theme') },
];

/** The same for an older major, which has no templates and no theme studio. */
export function productLinks(major: Major): readonly SiteEntry[] {
  return productsOf(major).map(toEntry);
}
