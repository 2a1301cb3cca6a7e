import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/features/i18n';
import { ArrowRightIcon, SiteLink } from '@site/src/features/ui';
import { GALLERY_PATH } from '@site/src/shared/templates';
import cards from './Landing.module.css';
import styles from './TemplatesTeaser.module.css';

/** The templates shown, from front to back. */
const SHOWN = ['dashboard', 'crud-dashboard', 'checkout'];

/** Three templates as miniatures, and a link to all of them. */
export function TemplatesTeaser() {
  const t = useTranslate();
  const shots = useBaseUrl(GALLERY_PATH);
  return (
    <section className={clsx(cards.card, styles.teaser)}>
      <div>
        <h2 className={cards.cardTitle}>{t('templates.landingTitle')}</h2>
        <p className={cards.cardText}>{t('templates.landingText')}</p>
        <SiteLink to={GALLERY_PATH} className={cards.cardLink}>
          {t('templates.landingLink')}
          <ArrowRightIcon width={16} height={16} />
        </SiteLink>
      </div>
      <div className={styles.shots} aria-hidden="true">
        {SHOWN.map((name) => (
          <span key={name} className={styles.shot}>
            {(['light', 'dark'] as const).map((mode) => (
              <img
                key={mode}
                src={`${shots}${name}-${mode}.webp`}
                alt=""
                width={720}
                height={450}
                loading="lazy"
                data-mode={mode}
              />
            ))}
          </span>
        ))}
      </div>
    </section>
  );
}
