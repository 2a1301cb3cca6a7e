import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';

export type GetRows = (params: GridGetRowsParams) => Promise<GridGetRowsResponse>;

/** What the reader breaks. */
export interface Faults {
  readonly slow: boolean;
  readonly errors: boolean;
  readonly stale: boolean;
}

export const NO_FAULTS: Faults = { slow: false, errors: false, stale: false };

/** In milliseconds. */
export const SLOW_MS = 2000;
/** Every second answer is so late that the next one overtakes it, in milliseconds. */
export const STALE_MS = 4000;

const wait = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration);
  });

/** A network with the faults that are on when a request starts. */
export function withFaults(getRows: GetRows, readFaults: () => Faults): GetRows {
  let count = 0;
  return async (params) => {
    const { slow, errors, stale } = readFaults();
    count += 1;
    const isLate = stale && count % 2 === 1;
    const answer = getRows(params);
    answer.catch(() => undefined);
    await wait((slow ? SLOW_MS : 0) + (isLate ? STALE_MS : 0));
    if (errors) {
      throw new Error('503 Service Unavailable');
    }
    return answer;
  };
}
