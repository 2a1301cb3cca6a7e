import { createContext, useContext, type RefObject } from 'react';
import type { CodeVariant } from '@site/src/display/browser/code-preferences';
import type {
  DemoSourceFile,
  DemoSources,
  DemoStyling,
  ResolvedDemoProps,
} from '@site/src/demos/shared/demo';
import type { DisplayOverrides } from '../bar/displayOverrides';
import type { CodeView } from './codeView';

/** The state that all parts of a demo share. */
export interface DemoModel {
  readonly props: ResolvedDemoProps;

  /** The displayed styling: the reader's preference, if the demo has it. */
  readonly styling: DemoStyling;
  readonly stylings: readonly DemoStyling[];
  readonly setStyling: (styling: DemoStyling) => void;
  readonly variant: CodeVariant;
  readonly setVariant: (variant: CodeVariant) => void;

  readonly view: CodeView;
  readonly setView: (view: CodeView) => void;

  /** The files with the reader's edits; `null` until they have loaded. */
  readonly files: readonly DemoSourceFile[] | null;
  /** The preview; `null` until it has loaded, or if there is none. */
  readonly preview: DemoSourceFile | null;
  readonly loadPreview: () => Promise<void>;
  /** Whether the preview or the files failed to load. */
  readonly codeFailed: boolean;
  readonly loadSources: () => Promise<DemoSources>;
  /** Returns the current files and loads them if necessary. Rejects if that fails. */
  readonly loadFiles: () => Promise<readonly DemoSourceFile[]>;
  /** The index of the displayed file. */
  readonly activeFile: number;
  readonly setActiveFile: (position: number) => void;

  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
  /** Whether the reader changed the code. */
  readonly isEdited: boolean;
  readonly edit: (file: DemoSourceFile, code: string) => void;
  /** Whether there are discarded changes, which `restore` brings back. */
  readonly hasDiscarded: boolean;
  readonly restore: () => void;
  /** Why the edited code doesn't run. */
  readonly liveError: string | null;
  readonly setLiveError: (message: string | null) => void;

  readonly overrides: DisplayOverrides;
  readonly setOverrides: (overrides: DisplayOverrides) => void;

  /** The invisible element at the demo's start, from which readers can try the keyboard. */
  readonly initialFocusRef: RefObject<HTMLButtonElement | null>;

  /** Changing the number restarts the demo. */
  readonly runId: number;
  /** Restarts the demo with its original code. */
  readonly reset: () => void;
}

export const DemoContext = createContext<DemoModel | null>(null);
DemoContext.displayName = 'Demo';

/** @throws outside a demo */
export function useDemo(): DemoModel {
  const model = useContext(DemoContext);
  if (!model) {
    throw new Error('`useDemo` found no demo. The parts of a demo only work inside `<Demo>`.');
  }
  return model;
}
