import { COPIED_RESET_MS, useClipboardCopy, type CopyStatus } from '@site/src/base/browser/copy';
import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import { copyOf, type DemoCopy } from '../export/copyOf';
import { useDemo } from '../model/DemoContext';
import { useNotice } from './NoticeProvider';

/** What to say of a copy besides that it worked. */
const DETAILS: Readonly<Record<DemoCopy['kind'], TranslationKey | null>> = {
  file: null,
  inlined: 'demo.copiedInlined',
  files: 'demo.copiedFiles',
};

/**
 * Copies the demo, or the open file if it isn't the entry, with the reader's edits, and reports
 * whether that worked.
 */
export function useCopyCode(): { readonly status: CopyStatus; readonly copyCode: () => void } {
  const t = useTranslate();
  const notify = useNotice();
  const { loadFiles, activeFile } = useDemo();
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.demoToolbar });

  const copyCode = async () => {
    const files = await loadFiles().catch(() => []);
    const opened = files[activeFile];
    const wanted = activeFile > 0 && opened ? [opened] : files;
    const copied = await copyOf(wanted).catch(() => null);
    if (!copied || (await copy(copied.text)) !== 'copied') {
      notify(t('copyFailed'));
      return;
    }
    const detail = DETAILS[copied.kind];
    notify(
      [t('copiedSource'), ...(detail ? [t(detail, { files: copied.names.join(', ') })] : [])].join(
        ' ',
      ),
    );
  };

  return { status, copyCode: () => void copyCode() };
}
