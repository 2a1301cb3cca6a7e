import type { ThemeFile } from './compileModule';
import { RUN_MS, SandboxError } from './engine';
import type { RehearsalAnswer } from './rehearsalWorker';

/** Loading the worker and starting its engine took 0.3 s on a server core; phones are slower. */
const START_MS = 15_000;

/** The files that have ended in this page, as text. */
const passed = new Set<string>();

function start(): Worker | undefined {
  try {
    return new Worker(
      /* webpackChunkName: "theme-worker" */ new URL('./rehearsalWorker.ts', import.meta.url),
    );
  } catch {
    // Browsers and policies can forbid workers.
    return undefined;
  }
}

/**
 * Runs the files of a theme in a worker that can be stopped, before they run in the page: compilers and
 * engines have loops that no limit inside them interrupts. The second run is the same, because the
 * sandbox has neither a clock nor random numbers.
 *
 * @throws {SandboxError} (rejects) if they fail or take too long
 */
export async function rehearse(files: readonly ThemeFile[]): Promise<void> {
  const key = JSON.stringify(files);
  const worker = files.length === 0 || passed.has(key) ? undefined : start();
  if (!worker) {
    return;
  }
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = () => reject(new SandboxError('It ran for too long.', [], true));
      let timer = setTimeout(stop, START_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<RehearsalAnswer>) => {
        clearTimeout(timer);
        if (data === 'started') {
          timer = setTimeout(stop, RUN_MS);
        } else if (data.error) {
          const { isLimit, message, places } = data.error;
          reject(new SandboxError(message, places, isLimit));
        } else {
          passed.add(key);
          resolve();
        }
      });
      // A worker that can't be loaded says nothing about the theme.
      worker.addEventListener('error', () => {
        clearTimeout(timer);
        resolve();
      });
      worker.postMessage(files);
    });
  } finally {
    worker.terminate();
  }
}
