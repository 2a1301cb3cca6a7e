import type { IncomingMessage } from 'node:http';

/**
 * The maximum size of a body: the longest comment in a script with nine bytes per character, and
 * the rest.
 */
export const MAX_BODY_BYTES = 128 * 1024;
const BODY_TIMEOUT_MS = 10_000;

export class BodyError extends Error {
  override name = 'BodyError';
  readonly status: 408 | 413;

  constructor(status: 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads a request's body as text without buffering more than allowed.
 *
 * @throws BodyError if it is too large or too slow
 */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (status: 408 | 413, message: string) => {
      clearTimeout(timer);
      request.removeAllListeners('data');
      // Discards the rest, so that the response can be sent.
      request.resume();
      reject(new BodyError(status, message));
    };
    const timer = setTimeout(
      () => fail(408, `The body took more than ${BODY_TIMEOUT_MS / 1000} s.`),
      BODY_TIMEOUT_MS,
    );
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) {
        fail(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
        return;
      }
      chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
