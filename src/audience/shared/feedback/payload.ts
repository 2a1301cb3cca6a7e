/** The format of feedback, shared by the browser and collectors. */

/** Shorter comments are rarely helpful. */
export const MIN_COMMENT_LENGTH = 10;
/** A person doesn't write longer comments, but a machine might. */
export const MAX_COMMENT_LENGTH = 10_000;

/** 1: the page helped; 0: it didn't; `null`: no answer. */
export type Rating = 0 | 1 | null;

export interface FeedbackPayload {
  readonly callback_id: 'send_feedback';
  readonly rating: Rating;
  /** Empty for a rating alone. A comment after a rating repeats it. */
  readonly comment: string;
  /** The URL of the page, with query and hash. */
  readonly currentLocationURL: string;
  /** The URL of the section of the comment; its hash can be empty. */
  readonly commentSectionURL: string;
  /** The title of that section; empty for the whole page. */
  readonly commentSectionTitle: string;
  /** The repository of the documentation. */
  readonly githubRepo: string;
  readonly productId: string;
}

/**
 * The body of the request, as every collector accepts it: a form with the field `payload`, which
 * contains JSON.
 */
export function encodeFeedback(payload: FeedbackPayload): string {
  return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
}

export const FEEDBACK_CONTENT_TYPE = 'application/x-www-form-urlencoded';
