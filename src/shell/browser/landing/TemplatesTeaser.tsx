import clsx from 'clsx';
import { useTranslate } from '@site/src/base/browser/messages';
import { TemplateShot } from '@site/src/gallery/browser';
import { Card, CardTitle } from '@site/src/base/browser/ui/Card';
import { ArrowRightIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { GALLERY_PATH } from '@site/src/gallery/shared';
import landing from './Landing.module.css';
import styles from './TemplatesTeaser.module.css';

/** The templates shown, from front to back. */
const SHOWN = ['dashboard', 'crud-dashboard', 'sign-in'];

/** Three templates as miniatures, and a link to all of them. */
export function TemplatesTeaser() {
  const t = useTranslate();
  return (
    <Card as="section" className={clsx(landing.card, styles.teaser)}>
      <div className={landing.cardHead}>
        <CardTitle>{t('landing.templatesTitle')}</CardTitle>
        <p className={landing.cardText}>{t('landing.templatesText')}</p>
        <SiteLink to={GALLERY_PATH} className={landing.cardLink}>
          {t('landing.templatesLink')}
          <ArrowRightIcon width={16} height={16} />
        </SiteLink>
      </div>
      <div className={styles.shots} aria-hidden="true">
        {SHOWN.map((name) => (
          <TemplateShot key={name} name={name} className={styles.shot} />
        ))}
      </div>
    </Card>
  );
}
