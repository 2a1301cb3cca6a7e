import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { FEEDBACK_CONTENT_TYPE, FeedbackError, parseFeedback } from '../../shared/feedback';
import type { FeedbackStore } from './feedbackStore';
import { createRateLimiter, type RateLimit } from './rateLimiter';
import { BodyError, readBody } from './readBody';

/** Per client: more than a person sends. */
const CLIENT_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 };
/** For all clients together, because disk space is limited. */
const TOTAL_LIMIT: RateLimit = { limit: 300, windowMs: 60_000 };

interface Answer {
  readonly status: number;
  readonly body: { readonly status: string; readonly message?: string };
  readonly headers?: Readonly<Record<string, string>>;
}

interface CollectorOptions {
  readonly store: Pick<FeedbackStore, 'append'>;
  readonly clientLimit?: RateLimit;
  readonly now?: () => number;
}

/**
 * Handles feedback requests. Responds with 200 only once the entry is on disk.
 * OPERATING.md describes the contract that every production collector must also fulfill.
 */
export function createFeedbackCollector(options: CollectorOptions): RequestListener {
  const { store, clientLimit = CLIENT_LIMIT, now = Date.now } = options;
  const clients = createRateLimiter(clientLimit);
  const total = createRateLimiter(TOTAL_LIMIT);

  async function collect(request: IncomingMessage): Promise<Answer> {
    const refusal = refuse(request);
    if (refusal) {
      return refusal;
    }
    const client = request.socket.remoteAddress ?? 'unknown';
    const wait = clients.check(client, now()) || total.check('all', now());
    if (wait > 0) {
      return rejected(429, 'Too many requests. Try again later.', {
        'retry-after': String(Math.ceil(wait / 1000)),
      });
    }
    try {
      await store.append(parseFeedback(await readBody(request)));
      return { status: 200, body: { status: 'accepted' } };
    } catch (error) {
      return answerTo(error);
    }
  }

  return (request, response) => {
    collect(request).then(
      (answer) => send(response, answer),
      (error: unknown) => send(response, answerTo(error)),
    );
  };
}

/** Checks what is possible without reading the body. */
function refuse({ method, headers }: IncomingMessage): Answer | null {
  if (method !== 'POST') {
    return rejected(405, 'Feedback is sent with POST.', { allow: 'POST' });
  }
  // Any site can make a browser post a form here, but browsers name the site.
  if (headers['sec-fetch-site'] === 'cross-site') {
    return rejected(403, 'Feedback is taken from pages of this site alone.');
  }
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== FEEDBACK_CONTENT_TYPE) {
    return rejected(415, `Expected content-type ${FEEDBACK_CONTENT_TYPE}.`);
  }
  return null;
}

function answerTo(error: unknown): Answer {
  if (error instanceof FeedbackError) {
    return rejected(400, error.message);
  }
  if (error instanceof BodyError) {
    return rejected(error.status, error.message, { connection: 'close' });
  }
  console.error('Feedback could not be stored:', error);
  const isDiskFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return {
    status: isDiskFull ? 507 : 500,
    body: { status: 'failed', message: 'The feedback could not be stored.' },
  };
}

function rejected(status: number, message: string, headers?: Answer['headers']): Answer {
  return { status, body: { status: 'rejected', message }, headers };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.headersSent || response.destroyed) {
    return;
  }
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(JSON.stringify(body));
}
