import type { FrameMessage } from './messages';

/** Sends a message from the frame to the page around it, which is of the same site. */
export function postToPage(message: FrameMessage): void {
  // The origin of the document's address. The document's own origin is opaque.
  window.parent.postMessage(message, window.location.origin);
}
