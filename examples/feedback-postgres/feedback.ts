/**
 * A feedback collector that stores to PostgreSQL, as one function of web-standard `Request` and
 * `Response`: Netlify, Vercel, Deno and others run it as it is. README.md tells how.
 */
import { createHmac } from 'node:crypto';
import { Pool } from 'pg';
import {
  FEEDBACK_CONTENT_TYPE,
  FeedbackError,
  parseFeedback,
  type FeedbackPayload,
} from '../../src/audience/shared/feedback';

const MAX_BODY_BYTES = 128 * 1024;
/** In milliseconds. */
const BODY_TIMEOUT_MS = 10_000;
const MAX_REQUESTS_PER_MINUTE = 10;

export interface CollectorSettings {
  /** Origin of the documentation, the only one that browsers may send from. */
  readonly allowedOrigin: string;
  /** Key of the hash that clients are told apart by. Any long random text. */
  readonly clientSecret: string;
  /** How long a body may take, in milliseconds. Default: 10 seconds. */
  readonly bodyTimeout?: number;
}

/** @param pool connections to a database that `schema.sql` has been run on */
export function createPostgresCollector(pool: Pick<Pool, 'query'>, settings: CollectorSettings) {
  const cors = {
    'access-control-allow-origin': settings.allowedOrigin,
    vary: 'origin',
    'cache-control': 'no-store',
  };
  const answer = (status: number, message: string) =>
    Response.json(
      { status: status === 200 ? 'accepted' : 'rejected', message },
      { status, headers: cors },
    );

  return async function collect(request: Request, clientAddress: string): Promise<Response> {
    if (request.method !== 'POST') {
      return answer(405, 'Feedback is sent with POST.');
    }
    const origin = request.headers.get('origin');
    if (origin !== null && origin !== settings.allowedOrigin) {
      return answer(403, 'Feedback is taken from the documentation alone.');
    }
    if (!request.headers.get('content-type')?.startsWith(FEEDBACK_CONTENT_TYPE)) {
      return answer(415, `Expected content-type ${FEEDBACK_CONTENT_TYPE}.`);
    }
    try {
      const body = await readLimited(request, settings.bodyTimeout ?? BODY_TIMEOUT_MS);
      const payload = parseFeedback(body);
      if (await isOverLimit(pool, hashClient(clientAddress, settings.clientSecret))) {
        return answer(429, 'Too many requests. Try again later.');
      }
      await insert(pool, payload);
      return answer(200, 'Stored.');
    } catch (error) {
      if (error instanceof BodyError) {
        return answer(error.status, error.message);
      }
      if (error instanceof FeedbackError) {
        return answer(400, error.message);
      }
      console.error('Feedback could not be stored:', error);
      return answer(503, 'The feedback could not be stored.');
    }
  };
}

class BodyError extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** @throws BodyError for a body that is too large, takes too long, or ends in the middle */
async function readLimited(request: Request, timeout: number): Promise<string> {
  const reader = request.body?.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new BodyError(408, `The body took more than ${timeout / 1000} s.`);
    timer = setTimeout(reject, timeout, error);
  });
  try {
    return await Promise.race([readAll(reader), late]);
  } catch (error) {
    // What is left is not read. A stream that never ends might never confirm that.
    reader?.cancel().catch(() => undefined);
    throw error instanceof BodyError ? error : new BodyError(400, 'The body is incomplete.');
  } finally {
    clearTimeout(timer);
  }
}

async function readAll(reader?: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) {
      return text + decoder.decode();
    }
    size += chunk.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      throw new BodyError(413, `The body is larger than ${MAX_BODY_BYTES} bytes.`);
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

/** Counts in the database: functions run in many places at once. */
async function isOverLimit(pool: Pick<Pool, 'query'>, client: string): Promise<boolean> {
  const { rows } = await pool.query<{ requests: number }>(
    `insert into feedback_client (client_hash, minute, requests)
     values ($1, date_trunc('minute', now()), 1)
     on conflict (client_hash, minute) do update set requests = feedback_client.requests + 1
     returning requests`,
    [client],
  );
  return (rows[0]?.requests ?? 0) > MAX_REQUESTS_PER_MINUTE;
}

async function insert(pool: Pick<Pool, 'query'>, payload: FeedbackPayload): Promise<void> {
  // PostgreSQL has no character 0 in texts.
  const text = (value: string) => value.replaceAll('\u0000', '');
  await pool.query(
    `insert into feedback
       (rating, comment, page_url, section_url, section_title, github_repo, product_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      payload.rating,
      text(payload.comment),
      text(payload.currentLocationURL),
      text(payload.commentSectionURL),
      text(payload.commentSectionTitle),
      text(payload.githubRepo),
      text(payload.productId),
    ],
  );
}

function hashClient(address: string, secret: string): string {
  return createHmac('sha256', secret).update(address).digest('hex').slice(0, 32);
}
