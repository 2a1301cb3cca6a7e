import { useCallback, useState } from 'react';
import type { CodeVariant } from '@site/src/display/browser/code-preferences';
import type { DemoSourceFile, DemoStyling } from '@site/src/demos/shared/demo';
import { draftKey, type Drafts } from './demoFiles';

const NO_DRAFTS: Drafts = {};

/** The reader's edits of a demo, and why they don't run. */
export function useDrafts(styling: DemoStyling, variant: CodeVariant) {
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [isEditing, setEditing] = useState(false);
  const [liveError, setLiveError] = useState<string | null>(null);

  const edit = useCallback(
    (file: DemoSourceFile, code: string) =>
      setDrafts((all) => ({ ...all, [draftKey(styling, variant, file.name)]: code })),
    [styling, variant],
  );

  const discard = useCallback(() => {
    setDrafts(NO_DRAFTS);
    setLiveError(null);
  }, []);

  return { drafts, edit, discard, isEditing, setEditing, liveError, setLiveError };
}
