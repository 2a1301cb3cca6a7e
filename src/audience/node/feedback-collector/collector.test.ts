import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeFeedback, FEEDBACK_CONTENT_TYPE, type FeedbackPayload } from '../../shared/feedback';
import { createFeedbackCollector } from './collector';
import { MAX_BODY_BYTES } from './readBody';

const payload: FeedbackPayload = {
  callback_id: 'send_feedback',
  rating: 1,
  comment: 'Clear and complete',
  currentLocationURL: 'https://docs.example.com/x/react-charts/bars/',
  commentSectionURL: 'https://docs.example.com/x/react-charts/bars/#',
  commentSectionTitle: '',
  githubRepo: 'https://github.com/example/docs',
  productId: 'x-charts',
};
const append = jest.fn();
let server: http.Server;
let now = 0;

async function start(limit = { limit: 3, windowMs: 60_000 }) {
  server = http.createServer(
    createFeedbackCollector({ store: { append }, clientLimit: limit, now: () => now }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function post(body: string, headers: Record<string, string> = {}, method = 'POST') {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method,
    headers: { 'content-type': FEEDBACK_CONTENT_TYPE, ...headers },
    ...(method === 'POST' && { body }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

beforeEach(async () => {
  append.mockReset().mockResolvedValue({});
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  now = 0;
  await start();
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

it('accepts feedback once it is stored', async () => {
  expect(await post(encodeFeedback(payload))).toMatchObject({
    status: 200,
    body: { status: 'accepted' },
  });
  expect(append).toHaveBeenCalledWith(payload);
});

it('names an invalid field', async () => {
  const answer = await post(encodeFeedback({ ...payload, rating: 7 as 1 }));
  expect(answer.status).toBe(400);
  expect(answer.body.message).toBe('Field "rating": expected 0, 1 or null, found 7.');
});

it('rejects other methods, other content types, and other sites', async () => {
  expect((await post('', {}, 'GET')).status).toBe(405);
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await post(encodeFeedback(payload), { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
  expect(append).not.toHaveBeenCalled();
});

it('stops reading a body that is too large', async () => {
  const answer = await post(`payload=${'x'.repeat(MAX_BODY_BYTES)}`).catch(() => ({ status: 413 }));
  expect(answer.status).toBe(413);
  expect((await post(encodeFeedback(payload))).status).toBe(200);
});

it('limits the requests of a client, and accepts more after a while', async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await post(encodeFeedback(payload))).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  now = 20_000;
  const answer = await post(encodeFeedback(payload));
  expect(answer.headers.get('retry-after')).toBe('40');
  now = 60_000;
  expect((await post(encodeFeedback(payload))).status).toBe(200);
});

it.each([
  [507, 'ENOSPC'],
  [500, 'EIO'],
])('responds with %d if the disk reports %s, without revealing the path', async (status, code) => {
  append.mockRejectedValue(Object.assign(new Error('write /secret/path'), { code }));
  expect(await post(encodeFeedback(payload))).toMatchObject({
    status,
    body: { status: 'failed', message: 'The feedback could not be stored.' },
  });
});
