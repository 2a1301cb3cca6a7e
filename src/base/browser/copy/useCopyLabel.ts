import { useTranslate } from '@site/src/base/browser/messages';
import type { CopyStatus } from './useClipboardCopy';

/**
 * The text of a button that copies: what it does, or whether it has done so.
 *
 * @param action What it does. Default: "Copy".
 */
export function useCopyLabel(status: CopyStatus, action?: string): string {
  const t = useTranslate();
  switch (status) {
    case 'idle':
      return action ?? t('clickToCopy');
    case 'copied':
      return t('copied');
    case 'failed':
      return t('copyFailed');
  }
}
