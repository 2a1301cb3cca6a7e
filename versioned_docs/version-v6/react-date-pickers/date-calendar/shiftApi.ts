import type { Dayjs } from 'dayjs';

const ANSWER_TIME_MS = 600;

/** Stands in for a server: answers with the days of the month that have a free shift. */
export function fetchFreeShifts(month: Dayjs, signal: AbortSignal): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const offset = month.month();
      resolve([2, 9, 17, 24].map((day) => day + (offset % 4)));
    }, ANSWER_TIME_MS);

    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The month has changed.', 'AbortError'));
    });
  });
}
