export { COPIED_RESET_MS, useClipboardCopy } from './useClipboardCopy';
export type { CopyStatus } from './useClipboardCopy';
export { useCopyShortcut } from './useCopyShortcut';
export { useCopyLabel } from './useCopyLabel';
