import type { FeedbackEntry } from './feedbackStore';

const DAY_MS = 86_400_000;
/** The trend compares this many days with the same number before. */
const TREND_DAYS = 30;

export interface PageComment {
  readonly receivedAt: string;
  readonly rating: FeedbackEntry['rating'];
  readonly section: string;
  readonly text: string;
}

export interface PageSummary {
  /** The path of the page without language and query. */
  readonly path: string;
  /**
   * The number of helpful ratings. A comment repeats its reader's rating and doesn't count again.
   */
  readonly helpful: number;
  readonly unhelpful: number;
  /** Newest first. */
  readonly comments: readonly PageComment[];
  /**
   * The change of the helpful share in percentage points, from -100 to 100; `null` without ratings
   * in both periods.
   */
  readonly trend: number | null;
}

/** Summarizes feedback by page, those with the most complaints first. */
export function summarizeFeedback(entries: readonly FeedbackEntry[], now: number): PageSummary[] {
  const pages = new Map<string, FeedbackEntry[]>();
  for (const entry of entries) {
    const path = pathOf(entry);
    const ofPage = pages.get(path);
    if (ofPage) {
      ofPage.push(entry);
    } else {
      pages.set(path, [entry]);
    }
  }
  return [...pages]
    .map(([path, ofPage]) => summarizePage(path, ofPage, now))
    .sort(
      (a, b) =>
        b.unhelpful - a.unhelpful ||
        b.comments.length - a.comments.length ||
        a.path.localeCompare(b.path),
    );
}

function summarizePage(path: string, entries: readonly FeedbackEntry[], now: number): PageSummary {
  const start = now - TREND_DAYS * DAY_MS;
  const at = (entry: FeedbackEntry) => Date.parse(entry.receivedAt);
  const ratings = entries.filter(({ comment }) => comment.trim() === '');
  const recent = helpfulShare(ratings.filter((entry) => at(entry) > start));
  const before = helpfulShare(
    ratings.filter((entry) => at(entry) <= start && at(entry) > start - TREND_DAYS * DAY_MS),
  );
  return {
    path,
    helpful: ratings.filter(({ rating }) => rating === 1).length,
    unhelpful: ratings.filter(({ rating }) => rating === 0).length,
    comments: entries
      .filter(({ comment }) => comment.trim() !== '')
      .map(({ receivedAt, rating, commentSectionTitle, comment }) => ({
        receivedAt,
        rating,
        section: commentSectionTitle,
        text: comment.trim(),
      }))
      .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt)),
    trend: recent === null || before === null ? null : Math.round((recent - before) * 100),
  };
}

function helpfulShare(entries: readonly FeedbackEntry[]): number | null {
  const rated = entries.filter(({ rating }) => rating !== null);
  return rated.length === 0
    ? null
    : rated.filter(({ rating }) => rating === 1).length / rated.length;
}

function pathOf({ currentLocationURL }: FeedbackEntry): string {
  return URL.canParse(currentLocationURL)
    ? new URL(currentLocationURL).pathname.replace(/^\/[a-z]{2}(?=\/x\/)/, '')
    : currentLocationURL;
}
