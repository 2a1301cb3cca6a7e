import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { useTranslate } from '@site/src/base/browser/messages';
import { SILENT_MS, startLab, type LabWorker } from './worker/startLab';
import type { LabAnswer, LabProgress, LabQuery, LabTask } from './worker/messages';
import type { HandlerFiles } from './handler/handlerMessages';
import { useHandlerFrame } from './handler/useHandlerFrame';
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

/**
 * The database in its worker, and the log of what it did. The worker ends with the component.
 *
 * @param version the reader's version of the handler; `null` for the built one
 */
export function useLab(faults: Faults, version: HandlerFiles | null) {
  const t = useTranslate();
  const tooSlow = t('lab.tooSlow', { seconds: String(SILENT_MS / 1000) });
  const [status, setStatus] = useState<Status>('starting');
  const [progress, setProgress] = useState<LabProgress>({ stage: 'download' });
  const [error, setError] = useState('');
  const [entries, setEntries] = useState<readonly LabEntry[]>([]);
  const [runId, setRunId] = useState(0);
  const worker = useRef<LabWorker | null>(null);
  /** Why the reader's version doesn't answer, with the version. */
  const [failure, setFailure] = useState<{ version: HandlerFiles; message: string } | null>(null);
  const askHandler = useHandlerFrame(version);
  const lastEntry = useRef(0);
  const latestFaults = useRef(faults);
  useEffect(() => {
    latestFaults.current = faults;
  }, [faults]);

  useEffect(() => {
    let isOver = false;
    const fail = (reason: unknown) => {
      if (!isOver) {
        setError(errorMessage(reason));
        setStatus('failed');
      }
    };
    try {
      worker.current = startLab({ onProgress: setProgress, tooSlow });
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
  }, [tooSlow]);

  const ask = useCallback(async (task: LabTask): Promise<LabAnswer> => {
    if (!worker.current) {
      throw new Error('The database is not running');
    }
    return worker.current.ask(task);
  }, []);

  const getRows = useMemo(() => {
    const log = (entry: Omit<LabEntry, 'id'>) => {
      lastEntry.current += 1;
      const id = lastEntry.current;
      setEntries((old) => [{ ...entry, id }, ...old].slice(0, MAX_ENTRIES));
    };
    const askWorker = async (params: GridGetRowsParams, isTree: boolean, queries: LabQuery[]) => {
      const answer = await ask({ kind: 'rows', params, isTree });
      queries.push(...(answer.queries ?? []));
      return answer.response ?? { rows: [] };
    };
    const askVersion = async (
      files: HandlerFiles,
      params: GridGetRowsParams,
      isTree: boolean,
      queries: LabQuery[],
    ) => {
      try {
        const response = await askHandler(files, { params, isTree }, async (sql, parameters) => {
          const answer = await ask({ kind: 'query', sql, parameters });
          queries.push(...(answer.queries ?? []));
          return answer.rows ?? [];
        });
        setFailure(null);
        return response;
      } catch (reason) {
        setFailure({ version: files, message: (reason as Error).message });
        throw reason;
      }
    };
    const find = (isTree: boolean) => async (params: GridGetRowsParams) => {
      const queries: LabQuery[] = [];
      try {
        const response = await (version
          ? askVersion(version, params, isTree, queries)
          : askWorker(params, isTree, queries));
        log({ queries, rowCount: response.rows.length });
        return response;
      } catch (reason) {
        log({ queries, rowCount: 0, error: String(reason) });
        throw reason;
      }
    };
    const readFaults = () => latestFaults.current;
    return {
      orders: withFaults(find(false), readFaults),
      teams: withFaults(find(true), readFaults),
    };
  }, [ask, askHandler, version]);

  const wasReset = t('lab.wasReset');
  const reset = useCallback(() => {
    setStatus('resetting');
    worker.current
      ?.restart(wasReset)
      .then(() => {
        setEntries([]);
        setRunId((old) => old + 1);
        setStatus('ready');
      })
      .catch((reason: unknown) => {
        setError(String(reason));
        setStatus('failed');
      });
  }, [wasReset]);

  // An older version can fail late.
  const handlerError = failure?.version === version ? (failure?.message ?? null) : null;
  return { status, progress, error, entries, getRows, ask, reset, runId, handlerError };
}
