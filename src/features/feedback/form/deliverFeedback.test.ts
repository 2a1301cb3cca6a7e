/** @jest-environment jsdom */
import type { FeedbackPayload } from '@site/src/shared/feedback';
import { QUEUE_KEY } from '../model/queueKey';
import { deliverFeedback } from './deliverFeedback';

const payload = { comment: 'Out of date since v8' } as FeedbackPayload;
const fetchMock = jest.fn();
const online = jest.spyOn(navigator, 'onLine', 'get');

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

it('keeps what is written offline, without trying', async () => {
  online.mockReturnValue(false);
  expect(await deliverFeedback('/f', payload)).toBe('kept');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '')).toEqual([payload]);
});

it('keeps it too when the network goes on the way', async () => {
  fetchMock.mockImplementation(() => {
    online.mockReturnValue(false);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await deliverFeedback('/f', payload)).toBe('kept');
});

it('fails where the network is there and the endpoint is not', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 500 });
  expect(await deliverFeedback('/f', payload)).toBe('failed');
  expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
});
