/** @jest-environment jsdom */
import { closeGtag, installGtag, markGtagAnswered, MAX_WAITING_CALLS, openGtag } from './gtag';

beforeEach(() => {
  installGtag();
  closeGtag();
});

it('exists and does nothing without analytics', () => {
  window.gtag('event', 'ad', { eventAction: 'click' });
  expect(window.dataLayer).toEqual([]);
});

it('queues calls for the script as `arguments` objects', () => {
  openGtag();
  window.gtag('event', 'ad', { eventAction: 'click' });
  const [call] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
  expect(Array.from(call as ArrayLike<unknown>)).toEqual(['event', 'ad', { eventAction: 'click' }]);
});

it('limits the queue if the script never loads', () => {
  openGtag();
  for (let call = 0; call < MAX_WAITING_CALLS + 50; call += 1) {
    window.gtag('event', 'demo', {});
  }
  expect(window.dataLayer).toHaveLength(MAX_WAITING_CALLS);
  markGtagAnswered();
  window.gtag('event', 'demo', {});
  expect(window.dataLayer).toHaveLength(MAX_WAITING_CALLS + 1);
});

it('drops queued calls when it is closed', () => {
  openGtag();
  window.gtag('event', 'demo', {});
  closeGtag();
  window.gtag('event', 'demo', {});
  expect(window.dataLayer).toEqual([]);
});

it('keeps a function that the page already defines', () => {
  const own = jest.fn();
  const installed = window.gtag;
  window.gtag = own;
  installGtag();
  expect(window.gtag).toBe(own);
  window.gtag = installed;
});
