/** @jest-environment jsdom */
import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { MAX_QUEUED, queueFeedback, sendQueuedFeedback } from './feedbackQueue';
import { QUEUE_KEY } from '@site/src/base/shared/storageKeys';
import type { SendResult } from './sendFeedback';

const feedback = (comment: string) =>
  ({ callback_id: 'send_feedback', comment }) as FeedbackPayload;
const hasQueuedFeedback = () => localStorage.getItem(QUEUE_KEY) !== null;
const URL = 'https://feedback.example.com/';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('sends queued feedback, oldest first, and removes it', async () => {
  expect(queueFeedback(feedback('first'))).toBe(true);
  queueFeedback(feedback('second'));
  const send = jest.fn().mockResolvedValue('sent');
  await sendQueuedFeedback(URL, send);
  expect(send.mock.calls).toEqual([
    [URL, feedback('first')],
    [URL, feedback('second')],
  ]);
  expect(hasQueuedFeedback()).toBe(false);
});

it('stops at a failure and keeps the rest', async () => {
  ['a', 'b', 'c'].forEach((comment) => queueFeedback(feedback(comment)));
  const send = jest.fn().mockResolvedValueOnce('sent').mockResolvedValue('failed');
  await sendQueuedFeedback(URL, send);
  expect(JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '')).toEqual([feedback('b'), feedback('c')]);
});

it('drops feedback that will never be accepted', async () => {
  queueFeedback(feedback('a'));
  await sendQueuedFeedback(URL, jest.fn().mockResolvedValue('refused'));
  expect(hasQueuedFeedback()).toBe(false);
});

it('keeps feedback that is added while sending', async () => {
  queueFeedback(feedback('a'));
  const send = jest.fn(async (_url: string, { comment }: FeedbackPayload): Promise<SendResult> => {
    if (comment === 'a') {
      queueFeedback(feedback('b'));
    }
    return 'sent';
  });
  await sendQueuedFeedback(URL, send);
  expect(send).toHaveBeenCalledTimes(2);
});

it('limits the queue and reports when it is full', () => {
  for (let count = 0; count < MAX_QUEUED; count += 1) {
    queueFeedback(feedback('x'));
  }
  expect(queueFeedback(feedback('one more'))).toBe(false);
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(queueFeedback(feedback('x'))).toBe(false);
});

it.each(['{', '{"0":1}', '[1,null,"x",{"rating":1},[[]]]'])(
  'ignores %j in storage',
  async (found) => {
    localStorage.setItem(QUEUE_KEY, found);
    const send = jest.fn();
    await sendQueuedFeedback(URL, send);
    expect(send).not.toHaveBeenCalled();
    expect(queueFeedback(feedback('a'))).toBe(true);
  },
);
