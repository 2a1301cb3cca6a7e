import { useMemo } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import { useReaderTheme } from '@site/src/reader-theme/browser/store';
import type { EditedFile, LiveStage } from '../live/messages';

const importFrame = () => import('../live/LiveFrame');

/** What the reader edits. */
export interface LiveEdits extends Pick<LiveStage, 'route' | 'styling' | 'bg'> {
  /** The edited files; `null` while they are as they were. */
  readonly files: readonly EditedFile[] | null;
  /** Called with an error message, or `null` when the code runs. */
  readonly onError: (message: string | null) => void;
}

interface EditedCanvasProps extends Omit<LiveStage, keyof LiveEdits | 'theme'> {
  readonly edits: LiveEdits;
  readonly isShown: boolean;
  /** Called when the reader's version replaces the built demo, and when it no longer does. */
  readonly onShown: (isShown: boolean) => void;
}

/** The frame that runs edited code. It loads when editing starts, before the first change. */
export function EditedCanvas({ edits, isShown, onShown, ...shown }: EditedCanvasProps) {
  const { route, styling, bg, files, onError } = edits;
  const { name, display, isFramed, maxWidth, width } = shown;
  const theme = useReaderTheme()?.text ?? null;
  const { value: frame } = useLazy(importFrame, true);
  const stage = useMemo(
    () => ({ route, styling, bg, name, display, isFramed, maxWidth, width, theme }),
    [route, styling, bg, name, display, isFramed, maxWidth, width, theme],
  );
  return (
    frame && (
      <frame.default
        stage={stage}
        files={files}
        isShown={isShown}
        onShown={onShown}
        onError={onError}
      />
    )
  );
}
