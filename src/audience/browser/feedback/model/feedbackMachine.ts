import { MIN_COMMENT_LENGTH, type Rating } from '@site/src/audience/shared/feedback';

/** The feedback form of a page, as a pure state machine. */

export interface FeedbackSection {
  /** The id of its heading, without `#`. */
  readonly hash: string;
  readonly title: string;
}

export type FeedbackStatus = 'idle' | 'too-short' | 'sending' | 'failed' | 'queued' | 'sent';

export interface FeedbackState {
  readonly isOpen: boolean;
  readonly section: FeedbackSection | null;
  readonly comment: string;
  readonly status: FeedbackStatus;
}

export type FeedbackAction =
  | { readonly type: 'rate' }
  | { readonly type: 'comment-on'; readonly section: FeedbackSection | null }
  | { readonly type: 'write'; readonly comment: string }
  | { readonly type: 'submit' }
  | { readonly type: 'respond'; readonly status: 'sent' | 'failed' | 'queued' }
  | { readonly type: 'cancel' }
  | { readonly type: 'dismiss' };

export const INITIAL_FEEDBACK: FeedbackState = {
  isOpen: false,
  section: null,
  comment: '',
  status: 'idle',
};

/** While a comment is being sent, only the response changes the state, so nothing is sent twice. */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  if (state.status === 'sending' && action.type !== 'respond') {
    return state;
  }
  switch (action.type) {
    case 'rate':
      return { ...state, isOpen: true, status: 'idle' };
    case 'comment-on':
      return { ...state, isOpen: true, section: action.section, status: 'idle' };
    case 'write':
      return { ...state, comment: action.comment, status: 'idle' };
    case 'submit':
      if (!state.isOpen) {
        return state;
      }
      return { ...state, status: isLongEnough(state.comment) ? 'sending' : 'too-short' };
    case 'respond':
      return respond(state, action.status);
    case 'cancel':
      return { ...state, isOpen: false, section: null, status: 'idle' };
    case 'dismiss':
      return state.isOpen ? state : { ...state, status: 'idle' };
  }
}

/** A comment that was sent or queued is removed from the form; after a failure, it stays. */
function respond(state: FeedbackState, status: 'sent' | 'failed' | 'queued'): FeedbackState {
  if (state.status !== 'sending') {
    return state;
  }
  return status === 'failed' ? { ...state, status } : { ...INITIAL_FEEDBACK, status };
}

/** Surrounding spaces don't count. */
function isLongEnough(comment: string): boolean {
  return comment.trim().length >= MIN_COMMENT_LENGTH;
}

/** Parses a stored rating; `null` for a missing or unknown value. */
export function parseRating(stored: string | null): Rating {
  return stored === '0' ? 0 : stored === '1' ? 1 : null;
}
