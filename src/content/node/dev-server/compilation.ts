/** The parts of the bundler's interface that are used here. */
interface Compiler {
  readonly hooks: Readonly<
    Record<
      'watchRun' | 'done' | 'failed',
      { readonly tap: (name: string, listener: () => void) => void }
    >
  >;
}

/** Before the first compilation has ended, there is nothing to view. */
let isCompiling = true;
const listeners = new Set<() => void>();

function setCompiling(value: boolean): void {
  isCompiling = value;
  listeners.forEach((listener) => listener());
}

/** A bundler configuration that tracks compilations for `whenQuiet`. */
export const compilationTracker = {
  apply({ hooks }: Compiler): void {
    hooks.watchRun.tap('docs-dev-server', () => setCompiling(true));
    hooks.done.tap('docs-dev-server', () => setCompiling(false));
    hooks.failed.tap('docs-dev-server', () => setCompiling(false));
  },
};

/** Calls a listener after each compilation. */
export function onCompiled(listener: () => void): void {
  listeners.add(() => {
    if (!isCompiling) {
      listener();
    }
  });
}

/**
 * Waits until the dev server hasn't compiled anything for some time. Authors wait for their edit to
 * appear in the browser, so everything else should come later.
 *
 * @param ms The time without a compilation, in milliseconds. Long enough for a compilation to begin
 * that is requested right after an edit.
 */
export function whenQuiet(ms: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const finish = () => {
      listeners.delete(wait);
      resolve();
    };
    const wait = () => {
      clearTimeout(timer);
      if (!isCompiling) {
        timer = setTimeout(finish, ms);
      }
    };
    listeners.add(wait);
    wait();
  });
}
