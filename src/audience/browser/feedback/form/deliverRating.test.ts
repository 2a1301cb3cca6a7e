/** @jest-environment jsdom */
import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { QUEUE_KEY } from '@site/src/base/shared/storageKeys';
import { deliverRating } from './deliverRating';

const payload = { rating: 1, comment: '' } as FeedbackPayload;
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
  await deliverRating('/f', payload);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(queued()).toEqual([]);
});

it('queues a failed rating, with or without a network', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 500 });
  await deliverRating('/f', payload);
  expect(queued()).toEqual([payload]);
  online.mockReturnValue(false);
  await deliverRating('/f', payload);
  expect(queued()).toEqual([payload, payload]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('drops what the endpoint refuses', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 404 });
  await deliverRating('/f', payload);
  expect(queued()).toEqual([]);
});
