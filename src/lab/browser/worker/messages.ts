import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';

/** A statement that the database ran. */
export interface LabQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** In milliseconds. */
  readonly duration: number;
}

export type LabTask =
  | { readonly kind: 'start' }
  | { readonly kind: 'rows'; readonly params: GridGetRowsParams; readonly isTree: boolean }
  | {
      /** `query` returns all rows, and `run` those that the log shows. */
      readonly kind: 'query' | 'run';
      readonly sql: string;
      readonly parameters: readonly unknown[];
    };

export type LabRequest = LabTask & { readonly id: number };

/** What the start of the database is doing; the order of `LAB_STAGES`. */
export interface LabProgress {
  readonly stage: LabStage;
  /** What was downloaded so far, unpacked, in bytes. */
  readonly bytes?: number;
}

export const LAB_STAGES = ['download', 'open', 'rows'] as const;
export type LabStage = (typeof LAB_STAGES)[number];

export interface LabAnswer {
  readonly id: number;
  /** Comes before the answer itself, several times. */
  readonly progress?: LabProgress;
  readonly response?: GridGetRowsResponse;
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
  readonly queries?: readonly LabQuery[];
  readonly error?: string;
}
