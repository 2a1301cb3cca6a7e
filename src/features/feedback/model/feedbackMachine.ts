import { MIN_COMMENT_LENGTH, type Rating } from '@site/src/shared/feedback';

/** The conversation with a reader about one page, as a pure state machine. */

export interface FeedbackSection {
  /** Id of its heading, without `#`. */
  readonly hash: string;
  readonly title: string;
}

export type FeedbackStatus = 'idle' | 'too-short' | 'sending' | 'failed' | 'kept' | 'sent';

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
  | { readonly type: 'answer'; readonly status: 'sent' | 'failed' | 'kept' }
  | { readonly type: 'cancel' }
  | { readonly type: 'dismiss' };

export const INITIAL_FEEDBACK: FeedbackState = {
  isOpen: false,
  section: null,
  comment: '',
  status: 'idle',
};

/** While a comment is on its way nothing else changes but its answer: nothing can be sent twice. */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  if (state.status === 'sending' && action.type !== 'answer') {
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
    case 'answer':
      return answer(state, action.status);
    case 'cancel':
      return { ...state, isOpen: false, section: null, status: 'idle' };
    case 'dismiss':
      return state.isOpen ? state : { ...state, status: 'idle' };
  }
}

/** What has arrived, or is kept to be sent later, is gone from the form; what failed stays in it. */
function answer(state: FeedbackState, status: 'sent' | 'failed' | 'kept'): FeedbackState {
  if (state.status !== 'sending') {
    return state;
  }
  return status === 'failed' ? { ...state, status } : { ...INITIAL_FEEDBACK, status };
}

/** Spaces around a comment do not make it longer. */
export function isLongEnough(comment: string): boolean {
  return comment.trim().length >= MIN_COMMENT_LENGTH;
}

/** Reads a rating from storage; null for nothing and for anything unknown. */
export function parseRating(stored: string | null): Rating {
  return stored === '0' ? 0 : stored === '1' ? 1 : null;
}
