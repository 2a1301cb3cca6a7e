/** What readers say about a page: the form that browser and collectors agree on. */

/** Comments below this length say nothing that could be acted on. */
export const MIN_COMMENT_LENGTH = 10;
/** Nobody writes more about a page; a machine might. */
export const MAX_COMMENT_LENGTH = 10_000;

/** 1: the page helped, 0: it didn't, null: no answer. */
export type Rating = 0 | 1 | null;

export interface FeedbackPayload {
  readonly callback_id: 'send_feedback';
  readonly rating: Rating;
  /** Empty for a rating alone. A comment that follows a rating repeats it. */
  readonly comment: string;
  /** Address of the page, with query and hash. */
  readonly currentLocationURL: string;
  /** Address of the section that the comment is about; its hash may be empty. */
  readonly commentSectionURL: string;
  /** Title of that section; empty for the page as a whole. */
  readonly commentSectionTitle: string;
  /** Repository of the documentation. */
  readonly githubRepo: string;
  readonly productId: string;
}

/**
 * The body of the request, as every collector takes it: a form with one field, `payload`, which
 * holds JSON.
 */
export function encodeFeedback(payload: FeedbackPayload): string {
  return new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
}

export const FEEDBACK_CONTENT_TYPE = 'application/x-www-form-urlencoded';
