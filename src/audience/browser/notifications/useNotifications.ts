import { useCallback, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLanguage } from '@site/src/base/browser/messages';
import { ANNOUNCEMENTS_FILE } from '@site/src/audience/shared/announcements';
import { readLastSeen, writeLastSeen } from './lastSeen';
import type { Notifications } from './panel';

/** Announcements load after the page. */
const LOAD_DELAY_MS = 1500;
const CRAWLER = /bot|crawler|spider/i;

const importPanel = () => import(/* webpackChunkName: "notifications" */ './panel');
type PanelModule = Awaited<ReturnType<typeof importPanel>>;

/** The announcements, which load some time after the page, and how many are new to the reader. */
export function useNotifications() {
  const language = useLanguage();
  const url = useBaseUrl(`/${ANNOUNCEMENTS_FILE}`);
  const [panel, setPanel] = useState<PanelModule | null>(null);
  const [notifications, setNotifications] = useState<Notifications>({ status: 'loading' });
  const [lastSeen, setLastSeen] = useState(0);

  const load = useCallback(async () => {
    try {
      const module = await importPanel();
      setPanel(module);
      const list = await module.fetchAnnouncements(url, language);
      setLastSeen(readLastSeen());
      setNotifications({ status: 'ready', list });
    } catch {
      setNotifications({ status: 'failed' });
    }
  }, [url, language]);

  useEffect(() => {
    if (CRAWLER.test(navigator.userAgent)) {
      return undefined;
    }
    const timer = setTimeout(() => void load(), LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [load]);

  const newest = notifications.status === 'ready' ? (notifications.list[0]?.id ?? 0) : 0;
  const markSeen = useCallback(() => {
    // In development, authors must be able to see a new announcement more than once.
    if (newest > 0 && process.env.NODE_ENV !== 'development') {
      writeLastSeen(newest);
      setLastSeen(newest);
    }
  }, [newest]);

  return { notifications, panel, lastSeen, load, markSeen };
}
