import {
  readAnnouncements,
  selectAnnouncements,
  toDay,
  type Announcement,
} from '@site/src/shared/announcements';

const TIMEOUT_MS = 8000;

/** Fetches the announcements for this reader. Rejects if that fails. */
export async function fetchAnnouncements(url: string, language: string): Promise<Announcement[]> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status} where 200 was expected.`);
    }
    const all = readAnnouncements(await response.json());
    return selectAnnouncements(all, { language, today: toDay(new Date()) });
  } finally {
    clearTimeout(timer);
  }
}
