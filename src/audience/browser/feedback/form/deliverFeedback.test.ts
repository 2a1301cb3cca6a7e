/** @jest-environment jsdom */
import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { QUEUE_KEY } from '@site/src/base/shared/storageKeys';
import { deliverFeedback, deliverRating } from './deliverFeedback';

const payload = {
  callback_id: 'send_feedback',
  comment: 'Out of date since v8',
} as FeedbackPayload;
const rating = { callback_id: 'send_feedback', rating: 1, comment: '' } as FeedbackPayload;
const fetchMock = jest.fn();
const online = jest.spyOn(navigator, 'onLine', 'get');
const queued = () => JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]') as unknown;

beforeEach(() => {
  localStorage.clear();
  global.fetch = fetchMock;
  fetchMock.mockReset();
  online.mockReturnValue(true);
});

it('sends', async () => {
  fetchMock.mockResolvedValue({ ok: true });
  expect(await deliverFeedback('/f', payload)).toBe('sent');
  expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
});

it('queues feedback when offline, without trying to send it', async () => {
  online.mockReturnValue(false);
  expect(await deliverFeedback('/f', payload)).toBe('queued');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '')).toEqual([payload]);
});

it('queues feedback if the network is lost while sending', async () => {
  fetchMock.mockImplementation(() => {
    online.mockReturnValue(false);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await deliverFeedback('/f', payload)).toBe('queued');
});

it('fails if there is a network but the endpoint does not respond', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 500 });
  expect(await deliverFeedback('/f', payload)).toBe('failed');
  expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
});

it('sends a rating', async () => {
  fetchMock.mockResolvedValue({ ok: true });
  await deliverRating('/f', rating);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(queued()).toEqual([]);
});

it('queues a failed rating, with or without a network', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 500 });
  await deliverRating('/f', rating);
  expect(queued()).toEqual([rating]);
  online.mockReturnValue(false);
  await deliverRating('/f', rating);
  expect(queued()).toEqual([rating, rating]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('drops a rating that the endpoint refuses', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 404 });
  await deliverRating('/f', rating);
  expect(queued()).toEqual([]);
});
