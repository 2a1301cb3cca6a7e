/** How long a repair may take, in ms. */
const LONGEST_REPAIR_MS = 10_000;

/** More than the steps in which code loads: a demo, its library, a part of that. */
const MOST_ATTEMPTS = 5;

/** The repairs by script, running or done. One that didn't help is forgotten. */
const repairs = new Map<string, Promise<boolean>>();

/** The repairs that are running. */
const running = new Set<Promise<unknown>>();

/** How many failures had a cause that has been repaired. */
let repaired = 0;

/**
 * Loads code again if its scripts failed and were repaired. It can take several attempts: the first
 * wrong script ends a load, although others may be found wrong after it, and a script may have been
 * requested before its repair ended.
 *
 * @param load dynamic imports, which request a script again that failed
 */
export async function loadRepaired<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const known = repaired;
    try {
      return await load();
    } catch (error) {
      while (running.size > 0) {
        await Promise.all(running);
      }
      if (repaired === known || attempt === MOST_ATTEMPTS) {
        throw error;
      }
    }
  }
}

/** The script that could not be loaded or parsed, or undefined. */
function failedScript(event: Event): string | undefined {
  if (event.target instanceof HTMLScriptElement) {
    return event.target.src;
  }
  const isUnreadable = event instanceof ErrorEvent && event.error instanceof SyntaxError;
  return isUnreadable ? event.filename : undefined;
}

/** @returns whether the host answered with a script, and not with a page or not at all */
async function request(src: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_REPAIR_MS);
    const response = await fetch(src, { cache: 'reload', signal });
    const isPage = /^\s*</.test(await response.text());
    return response.ok && !isPage;
  } catch {
    return false;
  }
}

function startRepair(src: string): Promise<boolean> {
  const repair = request(src);
  repairs.set(src, repair);
  running.add(repair);
  void repair.then((isRepaired) => {
    running.delete(repair);
    if (!isRepaired) {
      repairs.delete(src);
    }
  });
  return repair;
}

/**
 * Requests a script of the site again that failed, past the caches of the worker and the browser:
 * a wrong copy there, such as a page that a host sent for a missing script, would fail for ever.
 *
 * @param baseUrl the path below which the site is served
 */
export function repairScripts(baseUrl: string): void {
  const folder = new URL(`${baseUrl}assets/`, window.location.origin).href;
  window.addEventListener(
    'error',
    (event) => {
      const src = failedScript(event);
      if (src?.startsWith(folder)) {
        void (repairs.get(src) ?? startRepair(src)).then((isRepaired) => {
          repaired += Number(isRepaired);
        });
      }
    },
    true,
  );
}
