/**
 * Copies text with the Clipboard API. If that is missing or rejected, it selects a copy of the text
 * and executes the browser's copy command.
 *
 * @throws the error of the fallback, or a `NotAllowedError` `DOMException` if neither works
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

/** Works only while the browser handles a click or a key press, and changes nothing visible. */
function copyBySelection(text: string): void {
  const selection = window.getSelection();
  const selected =
    selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  const focused = document.activeElement;

  const span = document.createElement('span');
  span.textContent = text;
  // Keep line breaks and spaces, and override styles that prevent selection.
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
