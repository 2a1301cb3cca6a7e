import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { useTranslate } from '@site/src/features/i18n';
import { CloseIcon, IconButton } from '@site/src/features/ui';
import styles from './PageBanner.module.css';

interface BannerContent {
  readonly title: string;
  readonly text: string;
  readonly link?: string;
}

/**
 * An announcement at the top of every page, until the reader closes it. It is part of the static
 * page, and a script of Docusaurus's hides it before the first paint once it was closed: nothing
 * moves either way.
 */
export function PageBanner() {
  const t = useTranslate();
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  // Made by `plugins/announcements`, which has checked it.
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
