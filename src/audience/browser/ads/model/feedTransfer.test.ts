import { MAX_FEED_BYTES, fetchFeedAd } from './feed';

const never = new AbortController().signal;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('stops reading a response that is larger than any ad', async () => {
  let sent = 0;
  const isCanceled = jest.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
    },
    cancel: isCanceled,
  });
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(endless));

  expect(await fetchFeedAd('A', never)).toBeNull();
  expect(isCanceled).toHaveBeenCalled();
  expect(sent).toBeLessThan(MAX_FEED_BYTES + 100_000);
});

it("aborts when the server doesn't respond in time", async () => {
  const controller = new AbortController();
  globalThis.fetch = jest.fn().mockImplementation(
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );

  const answer = fetchFeedAd('A', controller.signal);
  controller.abort();
  expect(await answer).toBeNull();
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});

it('returns no ad if the server fails', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue(new Response('failed', { status: 500 }));
  expect(await fetchFeedAd('A', never)).toBeNull();
});
