import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { BellIcon } from '@site/src/base/browser/ui/icons/page';
import { Popup } from '@site/src/base/browser/ui/Popup';
import { useDismissal } from '@site/src/base/browser/ui/useDismissal';
import { countUnread } from '@site/src/audience/shared/announcements';
import { useNotifications } from './useNotifications';
import styles from './NotificationBell.module.css';

/** Opens the announcements and shows how many are new. */
export function NotificationBell() {
  const t = useTranslate();
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { notifications, panel, lastSeen, load, markSeen } = useNotifications();
  const list = notifications.status === 'ready' ? notifications.list : [];
  const unread = countUnread(list, lastSeen);
  useEffect(() => {
    if (isOpen) {
      markSeen();
    }
  }, [isOpen, markSeen]);
  useDismissal(isOpen, () => setOpen(false), rootRef);

  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && notifications.status !== 'ready') {
      void load();
    }
  };
  const label = unread > 0 ? t('unreadNotifications', { count: unread }) : t('toggleNotifications');
  return (
    <div ref={rootRef} className={styles.root}>
      <IconButton
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
        data-ga-event-category="AppBar"
        data-ga-event-action="toggleNotifications"
      >
        <BellIcon />
        {unread > 0 && <span className={styles.badge}>{unread}</span>}
      </IconButton>
      {isOpen && (
        <Popup
          id={panelId}
          role="group"
          aria-label={t('notifications.title')}
          className={styles.panel}
        >
          {panel ? (
            <panel.NotificationList notifications={notifications} />
          ) : (
            <p className={styles.waiting}>
              {t(notifications.status === 'failed' ? 'notifications.failed' : 'loading')}
            </p>
          )}
        </Popup>
      )}
    </div>
  );
}
