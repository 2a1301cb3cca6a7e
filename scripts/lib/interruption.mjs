/**
 * Commands end together with the task that runs them: an interruption is passed on, and the task
 * ends after its commands. Otherwise, npm would go on with an installation in the background, and
 * the dev server would keep its port.
 */

/** The exit codes of shells. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

const running = new Set();
let interruption;

function interrupt(signal) {
  interruption ??= signal;
  // A terminal sends Ctrl+C to every command itself. A second one would end them without cleanup.
  const isSentToAll = signal === 'SIGINT' && process.stdin.isTTY;
  if (!isSentToAll) {
    running.forEach((child) => child.kill(signal));
  }
  endIfDone();
}

function endIfDone() {
  if (interruption && running.size === 0) {
    process.exit(EXIT_CODES[interruption]);
  }
}

Object.keys(EXIT_CODES).forEach((signal) => process.on(signal, () => interrupt(signal)));

/**
 * Waits for a command. After an interruption, nothing continues: the process ends.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
export function untilEnded(child) {
  running.add(child);
  return new Promise((resolve, reject) => {
    const end = (settle) => (result, signal) => {
      running.delete(child);
      endIfDone();
      settle(result ?? (signal ? 1 : 0));
    };
    child.once('error', end(reject));
    child.once('exit', end(resolve));
  });
}
