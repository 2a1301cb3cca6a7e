import { createContext, useContext, type RefObject } from 'react';
import type { CodeVariant } from '@site/src/features/code-preferences';
import type {
  DemoSourceFile,
  DemoSources,
  DemoStyling,
  ResolvedDemoProps,
} from '@site/src/shared/demo';
import type { DisplayOverrides } from '../bar/displayOverrides';
import type { LiveRun } from '../editor/LiveDemo';
import type { CodeView } from './codeView';

/** Everything the parts of one demo share. */
export interface DemoModel {
  readonly props: ResolvedDemoProps;

  /** The styling that is shown: the reader's, where this demo has it. */
  readonly styling: DemoStyling;
  readonly stylings: readonly DemoStyling[];
  readonly setStyling: (styling: DemoStyling) => void;
  readonly variant: CodeVariant;
  readonly setVariant: (variant: CodeVariant) => void;

  readonly view: CodeView;
  readonly setView: (view: CodeView) => void;

  /** The files as shown, with the reader's changes; `null` until they are loaded. */
  readonly files: readonly DemoSourceFile[] | null;
  /** The essential lines; `null` until they are loaded, or when there are none. */
  readonly preview: DemoSourceFile | null;
  readonly loadPreview: () => Promise<void>;
  /** Whether preview or files did not load. */
  readonly codeFailed: boolean;
  readonly loadSources: () => Promise<DemoSources>;
  /** Gives the files of now, loading them first where needed. Rejects when that fails. */
  readonly loadFiles: () => Promise<readonly DemoSourceFile[]>;
  /** The file that the reader looks at, by position. */
  readonly activeFile: number;
  readonly setActiveFile: (position: number) => void;

  readonly isEditing: boolean;
  readonly setEditing: (isEditing: boolean) => void;
  /** Whether the text differs from the built one. */
  readonly isEdited: boolean;
  readonly edit: (file: DemoSourceFile, code: string) => void;
  /** The reader's version that runs in place of the built one. */
  readonly live: LiveRun | null;
  readonly setLive: (run: LiveRun | null) => void;
  readonly liveError: string | null;
  readonly setLiveError: (message: string | null) => void;

  readonly overrides: DisplayOverrides;
  readonly setOverrides: (overrides: DisplayOverrides) => void;

  /** The invisible control at the demo's start, to try the keyboard from. */
  readonly initialFocusRef: RefObject<HTMLButtonElement | null>;

  /** Changing the number restarts the demo. */
  readonly runId: number;
  /** Restarts the demo with its original code. */
  readonly reset: () => void;
}

export const DemoContext = createContext<DemoModel | null>(null);
DemoContext.displayName = 'Demo';

/** @throws outside a demo. */
export function useDemo(): DemoModel {
  const model = useContext(DemoContext);
  if (!model) {
    throw new Error('`useDemo` found no demo. The parts of a demo only work inside `<Demo>`.');
  }
  return model;
}
