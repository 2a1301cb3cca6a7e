import type { FeedbackSection } from './feedbackMachine';

/** What the reader asked the form for: to comment on the page (null) or on a section. A new object each time. */
export interface CommentRequest {
  readonly section: FeedbackSection | null;
  /** A rating that was given with it, and that nobody else has heard of yet. */
  readonly vote?: 0 | 1;
}

type Listener = (ask: CommentRequest) => void;

const listeners = new Set<Listener>();

/** Headings are far from the form: this is how they reach it. */
export function requestComment(section: FeedbackSection): void {
  listeners.forEach((listener) => listener({ section }));
}

/** @returns the function that ends it. */
export function onCommentRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
