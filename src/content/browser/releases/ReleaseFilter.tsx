import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { isShown } from '@site/src/base/browser/ui/isShown';
import { FAMILY, PRODUCTS, type ProductId } from '@site/src/content/shared/products';
import styles from './ReleaseFilter.module.css';

/**
 * Leaves only the releases and entries of a product on a page of releases. The style sheet does it;
 * `remarkReleases` marks the entries.
 */
export function ReleaseFilter() {
  const t = useTranslate();
  const { hash } = useLocation();
  const [choice, setChoice] = useState<ProductId>(FAMILY.id);
  const rootRef = useRef<HTMLDivElement>(null);

  // A link to a hidden release shows it.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const filter = rootRef.current;
    if (filter && target && !isShown(target)) {
      filter.dataset.product = FAMILY.id;
      target.scrollIntoView();
      setChoice(FAMILY.id);
    }
  }, [hash]);

  return (
    <div ref={rootRef} className={styles.filter} data-product={choice}>
      <ChoiceGroup
        label={t('releases.show')}
        look="chips"
        value={choice}
        onChange={setChoice}
        options={[
          { value: FAMILY.id, label: t('releases.all') },
          ...PRODUCTS.map(({ id, name, shortName }) => ({ value: id, label: shortName ?? name })),
        ]}
      />
    </div>
  );
}
