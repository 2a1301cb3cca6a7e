/** Announcements are in a separate file, so that they can change without a build. */

export interface Announcement {
  /** A positive integer; newer announcements have higher ids. 1 is the permanent one. */
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** The first day on which it is shown: `2026-03-14`. */
  readonly date: string;
  /** The last day on which it is shown. */
  readonly until?: string;
  /** The language code of its readers. Default: all languages. */
  readonly language?: string;
  /** Where to read more: a web URL, or a path of this site. */
  readonly link?: string;
  /**
   * Whether it is also shown at the top of every page until the reader closes it. Applied when the
   * site is built.
   */
  readonly banner?: boolean;
}

/** The file below the site's base URL. */
export const ANNOUNCEMENTS_FILE = 'announcements.json';

const PERMANENT_ID = 1;
const MAX_RECENT = 3;

interface Reader {
  readonly language: string;
  /** Today as `2026-03-14`. */
  readonly today: string;
}

/** The current announcements for this reader, newest first. */
function currentAnnouncements(
  announcements: readonly Announcement[],
  { language, today }: Reader,
): Announcement[] {
  return announcements
    .filter((entry) => entry.date <= today && (entry.until ?? today) >= today)
    .filter((entry) => entry.language === undefined || entry.language === language)
    .sort((a, b) => b.id - a.id);
}

/** The announcements in the list: the last three and the permanent one. */
export function selectAnnouncements(
  announcements: readonly Announcement[],
  reader: Reader,
): Announcement[] {
  const current = currentAnnouncements(announcements, reader);
  const recent = current.filter(({ id }) => id !== PERMANENT_ID).slice(0, MAX_RECENT);
  return [...recent, ...current.filter(({ id }) => id === PERMANENT_ID)];
}

/** The newest announcement that is a banner, or undefined. */
export function selectBanner(
  announcements: readonly Announcement[],
  reader: Reader,
): Announcement | undefined {
  return currentAnnouncements(announcements, reader).find(({ banner }) => banner === true);
}

/** The number of announcements that the reader hasn't seen. */
export function countUnread(announcements: readonly Announcement[], lastSeenId: number): number {
  return announcements.filter(({ id }) => id > lastSeenId).length;
}

/** Formats a date like those of announcements. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
