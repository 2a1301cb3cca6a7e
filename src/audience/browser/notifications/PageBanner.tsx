import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './PageBanner.module.css';

interface BannerContent {
  readonly title: string;
  readonly text: string;
  readonly link?: string;
}

/**
 * An announcement at the top of every page, until the reader closes it. It is part of the static
 * page. If it was closed, a script of Docusaurus hides it before the first paint, so nothing moves
 * either way.
 */
export function PageBanner() {
  const t = useTranslate();
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  // `src/audience/node/announcements` created and validated it.
  const { title, text, link } = JSON.parse(announcementBar.content) as BannerContent;
  return (
    <section className={styles.banner} aria-label={t('announcementLabel')}>
      <p className={styles.text}>
        <b>{title}</b> {text}{' '}
        {link && (
          <Link href={link} autoAddBaseUrl={false}>
            {t('readMore')}
          </Link>
        )}
      </p>
      <IconButton label={t('close')} className={styles.close} onClick={close}>
        <CloseIcon />
      </IconButton>
    </section>
  );
}
