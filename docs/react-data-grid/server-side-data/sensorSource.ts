import {
  type GridDataSource,
  type GridDataSourceCache,
  GridDataSourceCacheDefault,
} from '@mui/x-data-grid';
import { SensorServer } from './sensorServer';

export interface RequestCounts {
  sent: number;
  aborted: number;
  answered: number;
}

/** A data source that aborts the previous request, and a cache that waits for the current one. */
export function createSensorSource(
  onCount: (update: (old: RequestCounts) => RequestCounts) => void,
) {
  const server = new SensorServer();
  const answers = new GridDataSourceCacheDefault({});
  let controller = new AbortController();
  let pending = 0;

  const count = (name: keyof RequestCounts) =>
    onCount((old) => ({ ...old, [name]: old[name] + 1 }));

  const dataSource: GridDataSource = {
    getRows: async (params) => {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      pending += 1;
      count('sent');
      try {
        const answer = await server.find(params, signal);
        count('answered');
        return answer;
      } catch (error) {
        if (signal.aborted) {
          count('aborted');
        }
        throw error;
      } finally {
        pending -= 1;
      }
    },
  };

  const cache: GridDataSourceCache = {
    // An answer from the cache would be overwritten by the one that is under way.
    get: (params) => (pending > 0 ? undefined : answers.get(params)),
    set: (params, answer) => answers.set(params, answer),
    clear: () => answers.clear(),
  };

  return { dataSource, cache, abort: () => controller.abort() };
}
