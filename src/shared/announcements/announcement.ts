/** News of the site, in a separate file so that it can change without a build. */

export interface Announcement {
  /** Whole number from 1 up; newer ones have higher ids. 1 is the permanent one. */
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** First day that it is shown, `2026-03-14`. */
  readonly date: string;
  /** Last day that it is shown. */
  readonly until?: string;
  /** Language code of its readers; absent: everybody. */
  readonly language?: string;
  /** Where to read more: a web address, or a path of this site. */
  readonly link?: string;
  /** Shown at the top of every page too, until the reader closes it. Decided when the site is built. */
  readonly banner?: boolean;
}

/** File below the site's base URL. */
export const ANNOUNCEMENTS_FILE = 'announcements.json';

const PERMANENT_ID = 1;
const MAX_RECENT = 3;

interface Reader {
  readonly language: string;
  /** Today as `2026-03-14`. */
  readonly today: string;
}

/** Announcements that are for this reader today, newest first. */
export function currentAnnouncements(
  announcements: readonly Announcement[],
  { language, today }: Reader,
): Announcement[] {
  return announcements
    .filter((entry) => entry.date <= today && (entry.until ?? today) >= today)
    .filter((entry) => entry.language === undefined || entry.language === language)
    .sort((a, b) => b.id - a.id);
}

/** What the list shows: the last three and the permanent one. */
export function selectAnnouncements(
  announcements: readonly Announcement[],
  reader: Reader,
): Announcement[] {
  const current = currentAnnouncements(announcements, reader);
  const recent = current.filter(({ id }) => id !== PERMANENT_ID).slice(0, MAX_RECENT);
  return [...recent, ...current.filter(({ id }) => id === PERMANENT_ID)];
}

/** The newest announcement that is a banner; undefined when there is none. */
export function selectBanner(
  announcements: readonly Announcement[],
  reader: Reader,
): Announcement | undefined {
  return currentAnnouncements(announcements, reader).find(({ banner }) => banner === true);
}

/** How many the reader has not seen. */
export function countUnread(announcements: readonly Announcement[], lastSeenId: number): number {
  return announcements.filter(({ id }) => id > lastSeenId).length;
}

/** The day of a point in time, as announcements write it. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
