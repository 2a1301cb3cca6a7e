import type { GridGetRowsResponse } from '@mui/x-data-grid-premium';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { createFloodGate, startHeartbeat } from '@site/src/demos/browser/live';
import {
  readFrameMessage,
  type FrameMessage,
  type HandlerFiles,
  type HandlerRequest,
  type PageMessage,
  type QueryResult,
} from './handlerMessages';

/** Runs a statement in the database of the page. Rejects with the database's error. */
export type RunStatement = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<readonly unknown[]>;

export interface HandlerFrame {
  /** Rejects with the error of the handler, which names file and line if they are known. */
  readonly ask: (
    files: HandlerFiles,
    request: HandlerRequest,
    run: RunStatement,
  ) => Promise<GridGetRowsResponse>;
  /** Whether it owes an answer. */
  readonly isBusy: () => boolean;
  readonly isRunning: () => boolean;
  readonly stop: () => void;
}

interface Waiting {
  readonly run: RunStatement;
  /** The number of statements so far. */
  count: number;
  readonly resolve: (response: GridGetRowsResponse) => void;
  readonly reject: (reason: Error) => void;
}

export interface HandlerFrameOptions {
  /** The address of the page that runs in the frame. */
  readonly src: string;
  /** Accessible name. */
  readonly title: string;
  /** Why requests fail once the frame doesn't answer. It is gone then. */
  readonly silent: string;
}

/** An edited handler can ask in a loop that waits, which no heartbeat notices. */
const MAX_STATEMENTS = 100;

/** How long the frame may take to load, in ms. */
const LOADING_MS = 30_000;

/**
 * Starts a frame that runs the reader's version of the handler, and keeps it away from the page: it
 * has no access to the site, and an endless loop only stops the frame.
 */
export function startHandler({ src, title, silent }: HandlerFrameOptions): HandlerFrame {
  const frame = document.createElement('iframe');
  const waiting = new Map<number, Waiting>();
  const queue: PageMessage[] = [];
  let isReady = false;
  let last = 0;

  function post(message: PageMessage): void {
    // The origin of a sandboxed frame is opaque, so only `*` reaches it.
    frame.contentWindow?.postMessage(message, '*');
  }

  async function runStatement({ id, query, sql, parameters }: FrameMessage & { kind: 'query' }) {
    const request = waiting.get(id);
    if (!request) {
      return;
    }
    request.count += 1;
    if (request.count > MAX_STATEMENTS) {
      stop(`More than ${MAX_STATEMENTS} statements for one request`);
      return;
    }
    const result = await request.run(sql, parameters).then(
      (rows): QueryResult => ({ rows }),
      (error: unknown): QueryResult => ({
        error: errorMessage(error),
      }),
    );
    post({ kind: 'result', query, result });
  }

  function receive(message: FrameMessage): void {
    switch (message.kind) {
      case 'pong':
        beat.answered(message.token);
        break;
      case 'ready':
        isReady = true;
        clearTimeout(loading);
        queue.splice(0).forEach(post);
        break;
      case 'query':
        void runStatement(message);
        break;
      case 'answer':
        waiting.get(message.id)?.resolve(message.response);
        waiting.delete(message.id);
        break;
      case 'failed':
        waiting.get(message.id)?.reject(new Error(message.message));
        waiting.delete(message.id);
        break;
      default:
    }
  }

  const isFlood = createFloodGate();
  function onMessage(event: MessageEvent): void {
    if (event.source !== frame.contentWindow) {
      return;
    }
    const message = readFrameMessage(event.data);
    if (isFlood(message?.kind)) {
      stop('The handler sent too many messages, so it was stopped.');
    } else if (message) {
      receive(message);
    }
  }

  function stop(reason = silent): void {
    beat.stop();
    clearTimeout(loading);
    window.removeEventListener('message', onMessage);
    frame.remove();
    waiting.forEach(({ reject }) => reject(new Error(reason)));
    waiting.clear();
  }

  const beat = startHeartbeat({
    ping: (token) => post({ kind: 'ping', token }),
    onChange: (isSilent) => isSilent && stop(),
    isPaused: () => !isReady || waiting.size === 0 || document.hidden,
  });
  const loading = setTimeout(() => stop(), LOADING_MS);
  window.addEventListener('message', onMessage);
  frame.title = title;
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = src;
  document.body.append(frame);

  return {
    ask: (files, request, run) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { run, resolve, reject, count: 0 });
        const message: PageMessage = { kind: 'ask', id: last, files, ...request };
        if (isReady) {
          post(message);
        } else {
          queue.push(message);
        }
      }),
    isBusy: () => waiting.size > 0,
    isRunning: () => frame.isConnected,
    stop,
  };
}
