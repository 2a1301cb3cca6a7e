import { useCallback, useEffect, useState } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import { RUN_DELAY_MS } from '@site/src/demos/browser/live';
import type { HandlerFiles } from './handlerMessages';

const importSources = () => import('../files/sources');

const NONE: HandlerFiles = {};

/** What the reader changes in the files of the handler. */
export interface Edits {
  /** The files as the reader sees them; `null` until they have loaded. */
  readonly files: HandlerFiles | null;
  readonly isEdited: boolean;
  /** All files of the reader's version, once the reader pauses; `null` without changes. */
  readonly version: HandlerFiles | null;
  readonly edit: (name: string, code: string) => void;
  readonly discard: () => void;
}

/** @param isNeeded whether the reader opened the editor */
export function useEdits(isNeeded: boolean): Edits {
  const { value } = useLazy(importSources, isNeeded);
  const [drafts, setDrafts] = useState(NONE);
  const [version, setVersion] = useState<HandlerFiles | null>(null);
  const sources = value?.RUNNING_SOURCES ?? null;
  const isEdited = drafts !== NONE;

  useEffect(() => {
    const timer = setTimeout(
      () => setVersion(drafts === NONE ? null : { ...sources, ...drafts }),
      drafts === NONE ? 0 : RUN_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [sources, drafts]);

  const edit = useCallback(
    (name: string, code: string) =>
      setDrafts((all) => {
        const { [name]: _, ...others } = all;
        const next = code === sources?.[name] ? others : { ...others, [name]: code };
        return Object.keys(next).length === 0 ? NONE : next;
      }),
    [sources],
  );
  const discard = useCallback(() => setDrafts(NONE), []);
  return { files: sources && { ...sources, ...drafts }, isEdited, version, edit, discard };
}
