/** How long a repair may take, in ms. */
const LONGEST_REPAIR_MS = 10_000;

/** The repairs by script, so that a broken one isn't requested for ever. */
const repairs = new Map<string, Promise<unknown>>();

/**
 * Resolves once the scripts that failed so far, or fail in the meantime, have been requested again,
 * with or without success.
 */
export async function scriptsRepaired(): Promise<void> {
  let known: number;
  do {
    known = repairs.size;
    await Promise.all(repairs.values());
  } while (repairs.size > known);
}

/**
 * Loads code again as long as scripts that it may need were repaired: a load ends with its first
 * wrong script, and the others may be found wrong after it.
 *
 * @param load dynamic imports, which request a script again that failed
 */
export async function loadRepaired<T>(load: () => Promise<T>): Promise<T> {
  for (let known = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (repairs.size === known) {
        throw error;
      }
      known = repairs.size;
      await scriptsRepaired();
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

function repair(src: string): Promise<unknown> {
  return (
    fetch(src, { cache: 'reload', signal: AbortSignal.timeout(LONGEST_REPAIR_MS) })
      .then((response) => response.text())
      // Without a network, there is nothing to repair.
      .catch(() => undefined)
  );
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
      if (src?.startsWith(folder) && !repairs.has(src)) {
        repairs.set(src, repair(src));
      }
    },
    true,
  );
}
