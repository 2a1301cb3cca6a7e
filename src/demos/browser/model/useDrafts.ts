import { useCallback, useEffect, useState } from 'react';
import { draftsKey } from '@site/src/base/shared/storageKeys';
import type { CodeVariant } from '@site/src/display/browser/code-preferences';
import type { DemoSourceFile, DemoStyling, ResolvedDemoProps } from '@site/src/demos/shared/demo';
import { draftKey, type Drafts } from './demoFiles';
import { useKeptDrafts, writeDrafts } from './useKeptDrafts';

const NO_DRAFTS: Drafts = {};

interface DraftsOptions {
  readonly demo: Pick<ResolvedDemoProps, 'path' | 'contentRoot'>;
  readonly styling: DemoStyling;
  readonly variant: CodeVariant;
  /** Called if there are edits from an earlier visit of this tab. Must be stable. */
  readonly onKept: () => void;
}

/**
 * The reader's edits of a demo, and why they don't run. They are kept until the tab is closed,
 * because a link that was followed by mistake must not lose them.
 */
export function useDrafts({ demo, styling, variant, onKept }: DraftsOptions) {
  const key = draftsKey(demo.contentRoot ?? '', demo.path);
  const [drafts, setDrafts] = useState(NO_DRAFTS);
  const [discarded, setDiscarded] = useState<Drafts | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [liveError, setLiveError] = useState<string | null>(null);

  useKeptDrafts(
    key,
    useCallback(
      (kept) => {
        setDrafts(kept);
        onKept();
      },
      [onKept],
    ),
  );
  useEffect(() => {
    if (drafts !== NO_DRAFTS) {
      writeDrafts(key, drafts);
    }
  }, [key, drafts]);

  const edit = useCallback(
    (file: DemoSourceFile, code: string) => {
      setDiscarded(null);
      setDrafts((all) => ({ ...all, [draftKey(styling, variant, file.name)]: code }));
    },
    [styling, variant],
  );

  const discard = useCallback(() => {
    setDiscarded(drafts);
    setDrafts({});
    setLiveError(null);
  }, [drafts]);

  const restore = useCallback(() => {
    setDrafts((now) => discarded ?? now);
    setDiscarded(null);
  }, [discarded]);

  return {
    drafts,
    edit,
    discard,
    restore,
    hasDiscarded: discarded !== null && Object.keys(discarded).length > 0,
    isEditing,
    setEditing,
    liveError,
    setLiveError,
  };
}
