import { COPIED_RESET_MS, useClipboardCopy } from '@site/src/base/browser/copy';
import { useTranslate } from '@site/src/base/browser/messages';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import { useDemo } from '../model/DemoContext';
import { useNotice } from './NoticeProvider';

/** Copies the demo with the reader's theme, and reports whether that worked. */
export function useCopyWithTheme(theme: ReaderTheme | null): () => void {
  const t = useTranslate();
  const notify = useNotice();
  const { loadFiles, loadSources } = useDemo();
  const { copy } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.demoToolbar });

  const themed = async (reader: ReaderTheme): Promise<string | null> => {
    const [{ themedCopy }, files, { packages }] = await Promise.all([
      import('../export/themedCopy'),
      loadFiles(),
      loadSources(),
    ]);
    return themedCopy(files, reader, packages);
  };
  const copyWithTheme = async () => {
    const code = theme && (await themed(theme).catch(() => null));
    const result = code === null ? 'failed' : await copy(code);
    notify(t(result === 'copied' ? 'demo.copied' : 'copyFailed'));
  };
  return () => void copyWithTheme();
}
