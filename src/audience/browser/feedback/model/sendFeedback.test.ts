import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { SEND_TIMEOUT_MS, sendFeedback } from './sendFeedback';

const payload = { comment: 'a & b' } as FeedbackPayload;
const fetchMock = jest.fn();
beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock;
});
afterEach(() => jest.useRealTimers());

it('posts a form with one JSON field', async () => {
  fetchMock.mockResolvedValue({ ok: true });
  expect(await sendFeedback('/f', payload)).toBe('sent');
  expect(fetchMock).toHaveBeenCalledWith(
    '/f',
    expect.objectContaining({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'payload=%7B%22comment%22%3A%22a+%26+b%22%7D',
    }),
  );
});

it.each([
  [500, 'failed'],
  [404, 'refused'],
  [400, 'refused'],
  [413, 'refused'],
  [429, 'failed'],
  [408, 'failed'],
])('maps a response of %d to %s', async (status, expected) => {
  fetchMock.mockResolvedValue({ ok: false, status });
  expect(await sendFeedback('/f', payload)).toBe(expected);
});

it('fails without a network', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendFeedback('/f', payload)).toBe('failed');
});

it('times out', async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_url, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const result = sendFeedback('/f', payload);
  jest.advanceTimersByTime(SEND_TIMEOUT_MS);
  expect(await result).toBe('failed');
});
