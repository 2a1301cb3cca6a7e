import { useState } from 'react';
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

interface CopyCode {
  readonly status: CopyStatus;
  /** What to announce beside a button that shows the status; empty if a notice says it. */
  readonly announcement: string;
  readonly copyCode: () => void;
}

/**
 * Copies the demo, or the open file if it isn't the entry, with the reader's edits, and reports
 * whether that worked.
 *
 * @param isShown Whether the control shows the status, so that a notice only says what is more.
 */
export function useCopyCode(isShown: boolean): CopyCode {
  const t = useTranslate();
  const notify = useNotice();
  const { loadFiles, activeFile } = useDemo();
  const [isQuiet, setQuiet] = useState(false);
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
    setQuiet(isShown && detail === null);
    if (!isShown || detail !== null) {
      const more = detail ? [t(detail, { files: copied.names.join(', ') })] : [];
      notify([t('demo.copied'), ...more].join(' '));
    }
  };

  return {
    status,
    announcement: isQuiet && status === 'copied' ? t('demo.copied') : '',
    copyCode: () => void copyCode(),
  };
}
