import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { CheckedPart, PartResult } from './messages';

const WORKER = path.join(__dirname, 'worker.ts');

/**
 * Runs checks of pages in a separate process, one page at a time: a check takes seconds, during
 * which the dev server must respond. The process starts with the first page.
 *
 * @returns A function that requests the check of a page. Repeated requests in the queue are merged.
 */
export function createCheckProcess(
  siteDir: string,
  part: CheckedPart,
  onResult: (result: PartResult) => void,
): (page: string) => void {
  const waiting = new Set<string>();
  let child: ChildProcess | undefined;
  let checking: string | undefined;

  function next(): void {
    const [page] = waiting;
    if (checking === undefined && page !== undefined) {
      waiting.delete(page);
      checking = page;
      child ??= start();
      child.send(page);
    }
  }

  function start(): ChildProcess {
    const started = fork(WORKER, [part], { cwd: siteDir, execArgv: ['--import', 'tsx'] });
    // Doesn't keep the dev server running.
    started.unref();
    started.channel?.unref();
    started.on('message', (result: PartResult) => {
      checking = undefined;
      onResult(result);
      next();
    });
    started.on('exit', () => {
      logger.warn(
        `Checking the ${part} of ${checking} failed; see above. It runs again when you save the page.`,
      );
      child = undefined;
      checking = undefined;
      next();
    });
    return started;
  }

  return (page) => {
    waiting.add(page);
    next();
  };
}
