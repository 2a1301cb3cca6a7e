import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { isShown } from '@site/src/base/browser/ui/isShown';
import { FAMILY, PRODUCTS, type ProductId } from '@site/src/content/shared/products';
import styles from './ReleaseFilter.module.css';

interface ReleaseFilterProps {
  /** The products with entries, which `remarkReleases` finds, separated by spaces. */
  readonly products: string;
}

/** Hides the entries of other products. The style sheet hides releases of which nothing is left. */
function showOnly(product: ProductId, filter: HTMLElement | null): void {
  const entries = filter?.parentElement?.querySelectorAll<HTMLElement>('li[data-product]') ?? [];
  for (const entry of entries) {
    entry.hidden = product !== FAMILY.id && entry.dataset.product !== product;
  }
}

/** Leaves only the releases and entries of a product on a page of releases. */
export function ReleaseFilter({ products }: ReleaseFilterProps) {
  const t = useTranslate();
  const { hash } = useLocation();
  const [choice, setChoice] = useState<ProductId>(FAMILY.id);
  const rootRef = useRef<HTMLDivElement>(null);
  const offered = PRODUCTS.filter(({ id }) => products.split(' ').includes(id));

  useLayoutEffect(() => showOnly(choice, rootRef.current), [choice]);

  // A link to a hidden release shows it.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const filter = rootRef.current;
    if (filter && target && !isShown(target)) {
      showOnly(FAMILY.id, filter);
      target.scrollIntoView();
      setChoice(FAMILY.id);
    }
  }, [hash]);

  return (
    <div ref={rootRef} className={styles.filter}>
      <ChoiceGroup
        label={t('releases.show')}
        look="chips"
        value={choice}
        onChange={setChoice}
        options={[
          { value: FAMILY.id, label: t('releases.all') },
          ...offered.map(({ id, name, shortName }) => ({ value: id, label: shortName ?? name })),
        ]}
      />
    </div>
  );
}
