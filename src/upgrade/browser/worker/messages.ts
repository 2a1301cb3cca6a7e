import type { CheckOptions } from '@site/src/upgrade/shared/check/checkProject';
import type { ChosenFile } from '@site/src/base/browser/files';
import type { CheckState } from '../useCheck';

/** What to check. Files are read in the worker. */
export interface CheckRequest {
  readonly files: readonly ChosenFile[];
  /** What the reader pasted; may be empty. */
  readonly text: string;
  readonly options: CheckOptions;
}

export type CheckAnswer = Extract<CheckState, { status: 'running' | 'done' | 'failed' }>;
