import fs from 'node:fs';
import type { Pool } from 'pg';
import { createPostgresCollector } from '../examples/feedback-postgres/feedback';
import {
  encodeFeedback,
  FEEDBACK_CONTENT_TYPE,
  type FeedbackPayload,
} from '../src/audience/shared/feedback';
import { describePostgres } from './support/postgresServer';

const payload: FeedbackPayload = {
  callback_id: 'send_feedback',
  rating: 0,
  comment: "'); drop table feedback; -- 表 \u0000",
  currentLocationURL: 'https://docs.example.com/x/react-charts/bars/',
  commentSectionURL: 'https://docs.example.com/x/react-charts/bars/#basics',
  commentSectionTitle: 'Basics',
  githubRepo: 'https://github.com/example/docs',
  productId: 'x-charts',
};
const settings = { allowedOrigin: 'https://docs.example.com', clientSecret: 'secret' };

function request(body: string, headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request('https://functions.example.com/feedback', {
    method,
    headers: { 'content-type': FEEDBACK_CONTENT_TYPE, ...headers },
    ...(method === 'POST' && { body }),
  });
}

describe('without a database', () => {
  const SOME = new TextEncoder().encode('payload=');
  const query = jest.fn();
  const collect = createPostgresCollector({ query }, settings);

  it('rejects invalid feedback before it accesses the database', async () => {
    const body = encodeFeedback(payload);
    const statuses = [
      await collect(request(body, {}, 'GET'), '::1'),
      await collect(request(body, { origin: 'https://evil.example.com' }), '::1'),
      await collect(request(body, { 'content-type': 'text/plain' }), '::1'),
      await collect(request('x'.repeat(200_000)), '::1'),
      await collect(request('payload=1'), '::1'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([405, 403, 415, 413, 400]);
    expect(query).not.toHaveBeenCalled();
  });

  it.each([
    ['never ends', 408, (stream: ReadableStreamDefaultController) => stream.enqueue(SOME)],
    ['never begins', 408, () => undefined],
    ['breaks off', 400, (stream: ReadableStreamDefaultController) => stream.error(new Error())],
    ['is no text', 400, (stream: ReadableStreamDefaultController) => stream.enqueue('text')],
  ] as const)('answers a body that %s with %d', async (_title, status, start) => {
    const body = new ReadableStream({ start });
    const broken = new Request('https://functions.example.com/feedback', {
      method: 'POST',
      headers: { 'content-type': FEEDBACK_CONTENT_TYPE },
      body,
      duplex: 'half',
    } as RequestInit);
    const { status: answered } = await createPostgresCollector(
      { query },
      { ...settings, bodyTimeout: 50 },
    )(broken, '::1');
    expect(answered).toBe(status);
    expect(query).not.toHaveBeenCalled();
  });

  it('does not accept what is not stored, and reveals nothing about the database', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    query.mockRejectedValue(new Error('password authentication failed for user "docs"'));
    const answer = await collect(request(encodeFeedback(payload)), '::1');
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('password');
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://docs.example.com');
  });
});

describePostgres('with a real PostgreSQL', (startPostgres) => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let pool: Pool;

  beforeAll(async () => {
    server = await startPostgres();
    pool = server.pool;
    const schema = fs.readFileSync('examples/feedback-postgres/schema.sql', 'utf8');
    await pool.query(schema);
    await pool.query(schema);
  }, 60_000);

  afterAll(() => server.stop(), 30_000);

  it('stores texts unchanged, whatever they contain', async () => {
    const collect = createPostgresCollector(pool, settings);
    const answer = await collect(request(encodeFeedback(payload)), '192.0.2.1');
    expect(answer.status).toBe(200);
    const { rows } = await pool.query('select * from feedback');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      rating: 0,
      comment: "'); drop table feedback; -- 表 ",
      page_url: payload.currentLocationURL,
      section_title: 'Basics',
      product_id: 'x-charts',
    });
  });

  it('accepts ten requests per minute from a client, and stores no IP address', async () => {
    const collect = createPostgresCollector(pool, settings);
    const statuses = [];
    for (let count = 0; count < 25; count += 1) {
      const answer = await collect(
        request(encodeFeedback({ ...payload, rating: null })),
        '192.0.2.7',
      );
      statuses.push(answer.status);
    }
    // The requests can span two minutes.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(statuses).toContain(429);
    const { rows } = await pool.query('select client_hash from feedback_client');
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });
});
