import type { Translate } from '@site/src/base/browser/messages';
import { findProduct } from '@site/src/content/shared/products';
import type { SearchHit } from '@site/src/search/shared/engine';

/**
 * The place of a result: its parents, after the package of an export, or, for a member, its
 * component and how many others have it.
 */
export function placeOf({ record, owner }: SearchHit, t: Translate): string {
  if (!owner) {
    // The title of a demo contains its section.
    const crumbs = record.kind === 'demo' ? record.crumbs.slice(0, -1) : record.crumbs;
    const place = crumbs.join(' › ');
    return record.package === undefined ? place : `${record.package} · ${place}`;
  }
  const product = findProduct(record.product).name;
  const count = record.owners.length - 1;
  return count > 0
    ? t('search.inOwners', { product, owner, count })
    : t('search.inOwner', { product, owner });
}
