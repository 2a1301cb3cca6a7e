import { fetchJson } from '@site/src/base/shared/fetchJson';
import {
  readAnnouncements,
  selectAnnouncements,
  toDay,
  type Announcement,
} from '@site/src/audience/shared/announcements';

const TIMEOUT_MS = 8000;

/** Fetches the announcements for this reader. Rejects if that fails. */
export async function fetchAnnouncements(url: string, language: string): Promise<Announcement[]> {
  const all = await fetchJson(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return selectAnnouncements(readAnnouncements(all), { language, today: toDay(new Date()) });
}
