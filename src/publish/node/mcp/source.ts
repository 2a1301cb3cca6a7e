import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reads the published files of the site from a folder or over HTTP. */
export interface Source {
  /** The folder, or the URL of the site with a slash at its end. */
  readonly location: string;
  /**
   * @param file The path below the site's base URL.
   * @throws (rejects) if it can't be read
   */
  readonly read: (file: string) => Promise<string>;
}

export interface SourceLimits {
  /** The time for a file of a published site, in milliseconds. Default: 15 seconds. */
  readonly timeoutMs?: number;
  /** The size of a file, in bytes. Default: 32 MB; the largest file of a build has about 2 MB. */
  readonly maxBytes?: number;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 32_000_000;

/**
 * The URL of a file below a base URL. Paths come from files of the site, which can be somebody
 * else's, so they are compared as the URLs that they become: `\\host\a` is another host.
 */
function urlBelow(file: string, base: URL): URL {
  const url = URL.canParse(file, base) ? new URL(file, base) : undefined;
  const isBelow = url?.href.startsWith(base.href) && url.search === '' && url.hash === '';
  if (!url || !isBelow) {
    throw new Error(`"${file}" is not a path of the site.`);
  }
  return url;
}

/** The files of a local build. */
function folderSource(folder: string): Source {
  const base = pathToFileURL(path.resolve(folder) + path.sep);
  return {
    location: folder,
    read: async (file) => fs.readFile(urlBelow(file, base), 'utf8'),
  };
}

/** Why a request failed. Node.js hides it in the cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { readonly cause?: { readonly message?: string } };
  return cause?.message || message;
}

/** Ends with an error once a signal is aborted. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

/**
 * The text of a response, which stops at the limit instead of filling the memory.
 *
 * @param signal Cancels the body, for which `fetch()` can forget it as well.
 */
async function readText(response: Response, maxBytes: number, signal: AbortSignal) {
  const reader = response.body?.getReader();
  signal.addEventListener('abort', () => {
    reader?.cancel().catch(() => undefined);
  });
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      void reader?.cancel();
      throw new Error(`it is larger than ${maxBytes} bytes`);
    }
    parts.push(decoder.decode(chunk.value, { stream: true }));
  }
  signal.throwIfAborted();
  return parts.join('') + decoder.decode();
}

/** The files of a published site. */
function webSource(
  baseUrl: string,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: SourceLimits,
): Source {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  return {
    location: base.href,
    async read(file) {
      const url = urlBelow(file, base);
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        // `fetch()` of Node.js 20 forgets the signal once its request is garbage collected:
        // https://github.com/nodejs/node/issues/56917. A redirect could lead to a host that only this
        // machine reaches.
        const request = fetch(url, { redirect: 'error', signal });
        const response = await Promise.race([request, whenAborted(signal)]);
        if (!response.ok) {
          await response.body?.cancel();
          throw new Error(`it returned ${response.status}, expected 200`);
        }
        return await readText(response, maxBytes, signal);
      } catch (error) {
        throw new Error(`${url.href}: ${reasonOf(error)}.`, { cause: error });
      }
    },
  };
}

/**
 * @param location A folder, or the URL of a published site.
 * @throws if the URL can't be parsed
 */
export function createSource(location: string, limits: SourceLimits = {}): Source {
  return /^https?:\/\//i.test(location) ? webSource(location, limits) : folderSource(location);
}
