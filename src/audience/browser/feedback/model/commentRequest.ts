import type { FeedbackSection } from './feedbackMachine';

/**
 * The reader's request to comment on the page (`null`) or on a section. Each request is a new
 * object.
 */
export interface CommentRequest {
  readonly section: FeedbackSection | null;
  /** Below the heading of the section, where the form opens. */
  readonly place?: HTMLElement | null;
  /** A rating that was given with the request and hasn't been sent yet. */
  readonly rating?: 0 | 1;
}

type Listener = (ask: CommentRequest) => void;

const listeners = new Set<Listener>();

/** Notifies the form, which is far from the headings in the component tree. */
export function requestComment(section: FeedbackSection, place: HTMLElement | null): void {
  listeners.forEach((listener) => listener({ section, place }));
}

/** @returns a function that unsubscribes */
export function onCommentRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
