import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { startLab, type LabWorker } from './worker/startLab';
import type { LabAnswer, LabQuery, LabTask } from './worker/messages';
import { withFaults, type Faults } from './withFaults';

/** What a request of the grid became. */
export interface LabEntry {
  readonly id: number;
  readonly queries: readonly LabQuery[];
  /** The number of rows in the answer. */
  readonly rowCount: number;
  readonly error?: string;
}

const MAX_ENTRIES = 20;

type Status = 'starting' | 'ready' | 'resetting' | 'failed';

/** The database in its worker, and the log of what it did. The worker ends with the component. */
export function useLab(faults: Faults) {
  const [status, setStatus] = useState<Status>('starting');
  const [error, setError] = useState('');
  const [entries, setEntries] = useState<readonly LabEntry[]>([]);
  const [runId, setRunId] = useState(0);
  const worker = useRef<LabWorker | null>(null);
  const latestFaults = useRef(faults);
  useEffect(() => {
    latestFaults.current = faults;
  }, [faults]);

  useEffect(() => {
    let isOver = false;
    const fail = (reason: unknown) => {
      if (!isOver) {
        setError(reason instanceof Error ? reason.message : String(reason));
        setStatus('failed');
      }
    };
    try {
      worker.current = startLab();
      worker.current
        .ask({ kind: 'start' })
        .then(() => !isOver && setStatus('ready'))
        .catch(fail);
    } catch (reason) {
      queueMicrotask(() => fail(reason));
    }
    return () => {
      isOver = true;
      worker.current?.stop();
    };
  }, []);

  const ask = useCallback(async (task: LabTask): Promise<LabAnswer> => {
    if (!worker.current) {
      throw new Error('The database is not running');
    }
    return worker.current.ask(task);
  }, []);

  const getRows = useMemo(() => {
    let last = 0;
    const log = (entry: Omit<LabEntry, 'id'>) => {
      last += 1;
      const id = last;
      setEntries((old) => [{ ...entry, id }, ...old].slice(0, MAX_ENTRIES));
    };
    const find = (isTree: boolean) => async (params: GridGetRowsParams) => {
      try {
        const { response, queries = [] } = await ask({ kind: 'rows', params, isTree });
        log({ queries, rowCount: response?.rows.length ?? 0 });
        return response ?? { rows: [] };
      } catch (reason) {
        log({ queries: [], rowCount: 0, error: String(reason) });
        throw reason;
      }
    };
    const readFaults = () => latestFaults.current;
    return {
      orders: withFaults(find(false), readFaults),
      teams: withFaults(find(true), readFaults),
    };
  }, [ask]);

  const reset = useCallback(() => {
    setStatus('resetting');
    ask({ kind: 'reset' })
      .then(() => {
        setEntries([]);
        setRunId((old) => old + 1);
        setStatus('ready');
      })
      .catch((reason: unknown) => {
        setError(String(reason));
        setStatus('failed');
      });
  }, [ask]);

  return { status, error, entries, getRows, ask, reset, runId };
}
