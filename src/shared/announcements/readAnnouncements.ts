import type { Announcement } from './announcement';

/**
 * The entries of the announcements' file that are of the form. The browser takes them as they come:
 * one that is wrong is left out. The build checks the file strictly.
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

/** A web address, or a path of this site. */
export function isSafeLink(link: unknown): boolean {
  return typeof link === 'string' && (/^https?:\/\//.test(link) || /^\/(?!\/)/.test(link));
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
