import { useTranslate } from '@site/src/base/browser/messages';
import { choiceStyles as styles } from '@site/src/base/browser/ui/ChoiceGroup';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useVersion } from '@site/src/versions/browser';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import { findProduct } from '@site/src/content/shared/products';
import { addressIn, frontPath, MAJORS } from '@site/src/versions/shared/versions';

interface ReleaseLinksProps {
  readonly onClose: () => void;
}

/**
 * Links to the product in the other majors. The menu of the header finds the same page, for which it
 * fetches the pages of every major.
 */
export function ReleaseLinks({ onClose }: ReleaseLinksProps) {
  const t = useTranslate();
  const { topology, major: open, path } = useVersion();
  const product = findProduct(productFromPath(path).productId);
  return (
    <nav className={styles.group} aria-label={t('settings.release')}>
      <p className={styles.legend}>{t('settings.release')}</p>
      <div className={styles.options}>
        {MAJORS.map((major) => {
          const front = frontPath(major, product);
          const href = front && addressIn(topology, major, front);
          return (
            href && (
              <SiteLink
                key={major}
                to={href}
                className={styles.option}
                autoAddBaseUrl={href.startsWith('/')}
                target="_self"
                aria-current={major === open ? 'true' : undefined}
                onClick={onClose}
              >
                {major}
              </SiteLink>
            )
          );
        })}
      </div>
    </nav>
  );
}
