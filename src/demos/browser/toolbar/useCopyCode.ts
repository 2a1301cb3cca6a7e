import { COPIED_RESET_MS, useClipboardCopy, type CopyStatus } from '@site/src/base/browser/copy';
import { useTranslate } from '@site/src/base/browser/messages';
import { useDemo } from '../model/DemoContext';
import { useNotice } from './NoticeProvider';

/** Copies the displayed code with the reader's edits, and reports whether that worked. */
export function useCopyCode(): { readonly status: CopyStatus; readonly copyCode: () => void } {
  const t = useTranslate();
  const notify = useNotice();
  const { loadFiles, activeFile } = useDemo();
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.demoToolbar });

  const copyCode = async () => {
    const files = await loadFiles().catch(() => []);
    const file = files[activeFile];
    const result = file ? await copy(file.code) : 'failed';
    notify(t(result === 'copied' ? 'copiedSource' : 'copyFailed'));
  };

  return { status, copyCode: () => void copyCode() };
}
