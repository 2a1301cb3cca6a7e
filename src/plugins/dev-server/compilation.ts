/** What a bundler offers its plugins, as far as it is needed here. */
interface Compiler {
  readonly hooks: Readonly<
    Record<
      'watchRun' | 'done' | 'failed',
      { readonly tap: (name: string, listener: () => void) => void }
    >
  >;
}

/** Until the first compilation has ended, there is nothing that could be looked at. */
let isCompiling = true;
const listeners = new Set<() => void>();

function setCompiling(value: boolean): void {
  isCompiling = value;
  listeners.forEach((listener) => listener());
}

/** Part of a bundler configuration that tells `whenQuiet` of compilations. */
export const compilationTracker = {
  apply({ hooks }: Compiler): void {
    hooks.watchRun.tap('docs-dev-server', () => setCompiling(true));
    hooks.done.tap('docs-dev-server', () => setCompiling(false));
    hooks.failed.tap('docs-dev-server', () => setCompiling(false));
  },
};

/** Calls a listener at the end of each compilation. */
export function onCompiled(listener: () => void): void {
  listeners.add(() => {
    if (!isCompiling) {
      listener();
    }
  });
}

/**
 * Waits until the dev server has compiled nothing for some time. The author waits for the edit in
 * the browser; all that can come after it should.
 *
 * @param ms Time without a compilation, in milliseconds. Long enough for one to begin, if it is
 *   asked for at once after an edit.
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
