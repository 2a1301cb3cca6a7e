/** Scripts that were requested again, so that a broken one isn't requested for ever. */
const repaired = new Set<string>();

/** The script that could not be loaded or parsed, or undefined. */
function failedScript(event: Event): string | undefined {
  if (event.target instanceof HTMLScriptElement) {
    return event.target.src;
  }
  const isUnreadable = event instanceof ErrorEvent && event.error instanceof SyntaxError;
  return isUnreadable ? event.filename : undefined;
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
      if (src?.startsWith(folder) && !repaired.has(src)) {
        repaired.add(src);
        // Without a network, there is nothing to repair.
        fetch(src, { cache: 'reload' }).catch(() => undefined);
      }
    },
    true,
  );
}
