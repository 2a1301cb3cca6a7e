import { isRecord } from '../../../base/shared/isRecord';
import type { Announcement } from './announcement';

/**
 * The valid entries of the announcements file. The browser ignores invalid ones; the build checks
 * the file strictly.
 */
export function readAnnouncements(value: unknown): Announcement[] {
  const list = isRecord(value) && Array.isArray(value.announcements) ? value.announcements : [];
  return list.filter(isAnnouncement);
}

function isAnnouncement(entry: unknown): entry is Announcement {
  return (
    isRecord(entry) &&
    Number.isInteger(entry.id) &&
    [entry.title, entry.text, entry.date].every((text) => typeof text === 'string') &&
    isOptionalText(entry.until) &&
    isOptionalText(entry.language) &&
    (entry.link === undefined || isSafeLink(entry.link))
  );
}

/** Any host, on which a path must stay. */
const ANY_ORIGIN = 'https://here.invalid';

/**
 * Whether a link is a web URL or a path of this site as browsers parse it: for them, `/\\host` and
 * a tab between two slashes lead to another host, too.
 */
export function isSafeLink(link: unknown): boolean {
  if (typeof link !== 'string' || !URL.canParse(link, ANY_ORIGIN)) {
    return false;
  }
  return (
    /^https?:\/\//.test(link) ||
    (link.startsWith('/') && new URL(link, ANY_ORIGIN).origin === ANY_ORIGIN)
  );
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
