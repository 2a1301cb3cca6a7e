import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { Part, PartResult } from './messages';

const WORKER = path.join(__dirname, 'worker.ts');

/**
 * Checks a part of pages in a separate process, one page at a time: it takes seconds, in which the dev
 * server has to answer. The process starts with the first page.
 *
 * @returns asks for the check of a page. Asked again while it waits, it is checked once.
 */
export function createCheckProcess(
  siteDir: string,
  part: Part,
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
    // The dev server decides when to end.
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
