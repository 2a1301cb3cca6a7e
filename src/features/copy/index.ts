export { copyText } from './copyText';
export { hasSelection, isCopyShortcut } from './copyShortcut';
export { COPIED_RESET_MS, useClipboardCopy } from './useClipboardCopy';
export type { ClipboardCopy, CopyStatus, UseClipboardCopyOptions } from './useClipboardCopy';
export { useCopyShortcut } from './useCopyShortcut';
export { useCopyLabel } from './useCopyLabel';
