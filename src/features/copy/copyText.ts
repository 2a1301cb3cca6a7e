/**
 * Puts a text on the clipboard: through the Clipboard API, or, where that is absent or refused, by
 * selecting a copy of the text and asking the browser to copy the selection.
 *
 * @throws what the second way threw, or a `NotAllowedError` `DOMException` when neither works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    if (!navigator.clipboard) {
      throw notAllowed();
    }
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

function notAllowed(): DOMException {
  return new DOMException('The request is not allowed', 'NotAllowedError');
}

/** Works only while the browser handles a click or a key, and changes nothing that the reader sees. */
function copyBySelection(text: string): void {
  const selection = window.getSelection();
  const selected =
    selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  const focused = document.activeElement;

  const span = document.createElement('span');
  span.textContent = text;
  // Line breaks and runs of spaces are part of the text; the site's own rules may forbid selecting.
  span.style.whiteSpace = 'pre';
  span.style.userSelect = 'all';
  span.style.setProperty('-webkit-user-select', 'all');
  span.style.position = 'fixed';
  span.style.insetBlockStart = '0';
  span.style.opacity = '0';
  document.body.append(span);
  try {
    selection?.selectAllChildren(span);
    if (!document.execCommand('copy')) {
      throw notAllowed();
    }
  } finally {
    span.remove();
    selection?.removeAllRanges();
    if (selected) {
      selection?.addRange(selected);
    }
    if (focused instanceof HTMLElement && focused !== document.activeElement) {
      focused.focus({ preventScroll: true });
    }
  }
}
