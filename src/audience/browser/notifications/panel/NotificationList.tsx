import Link from '@docusaurus/Link';
import { LongDate, useTranslate } from '@site/src/base/browser/messages';
import type { Announcement } from '@site/src/audience/shared/announcements';
import styles from './NotificationList.module.css';

export type Notifications =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly list: readonly Announcement[] };

/** The announcements, newest first. */
export function NotificationList({ notifications }: { readonly notifications: Notifications }) {
  const t = useTranslate();
  if (notifications.status !== 'ready') {
    const key = notifications.status === 'failed' ? 'notifications.failed' : 'loading';
    return <p className={styles.none}>{t(key)}</p>;
  }
  if (notifications.list.length === 0) {
    return <p className={styles.none}>{t('notifications.empty')}</p>;
  }
  return (
    <ul className={styles.list}>
      {notifications.list.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Title entry={entry} />
          <p className={styles.text}>{entry.text}</p>
          <LongDate date={entry.date} className={styles.day} />
        </li>
      ))}
    </ul>
  );
}

function Title({ entry: { title, link } }: { readonly entry: Announcement }) {
  return (
    <p className={styles.title}>
      {link ? (
        <Link href={link} autoAddBaseUrl={false}>
          {title}
        </Link>
      ) : (
        title
      )}
    </p>
  );
}
