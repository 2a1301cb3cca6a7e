import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { NO_FAULTS, SLOW_MS, STALE_MS, withFaults } from './withFaults';

const params = {} as GridGetRowsParams;
const answer = { rows: [{ id: 1 }] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('passes answers on', async () => {
  const getRows = withFaults(
    async () => answer,
    () => NO_FAULTS,
  );
  const promise = getRows(params);
  await jest.advanceTimersByTimeAsync(0);
  expect(await promise).toBe(answer);
});

it('delays answers, and fails, as the reader chooses', async () => {
  const getRows = withFaults(
    async () => answer,
    () => ({ ...NO_FAULTS, slow: true, errors: true }),
  );
  const done = jest.fn();
  const promise = getRows(params).catch(done);
  await jest.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await promise;
  expect(done).toHaveBeenCalledWith(new Error('503 Service Unavailable'));
});

it('lets every second answer be overtaken by the next one', async () => {
  const order: number[] = [];
  const getRows = withFaults(
    async () => answer,
    () => ({ ...NO_FAULTS, stale: true }),
  );
  const both = [1, 2].map((number) => getRows(params).then(() => order.push(number)));
  await jest.advanceTimersByTimeAsync(STALE_MS);
  await Promise.all(both);
  expect(order).toEqual([2, 1]);
});
