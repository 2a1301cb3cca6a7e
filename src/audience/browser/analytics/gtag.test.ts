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
  openGtag('G-A1');
  window.gtag('event', 'ad', { eventAction: 'click' });
  const [call] = (window.dataLayer ?? []).slice(2);
  expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
  expect(Array.from(call as ArrayLike<unknown>)).toEqual(['event', 'ad', { eventAction: 'click' }]);
});

it('configures the service before the first event', () => {
  openGtag('G-A1');
  window.gtag('event', 'ad', { eventAction: 'crash' });
  const calls = (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
  expect(calls).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-A1', { send_page_view: false }],
    ['event', 'ad', { eventAction: 'crash' }],
  ]);
});

it('limits the queue if the script never loads', () => {
  openGtag('G-A1');
  for (let call = 0; call < MAX_WAITING_CALLS + 50; call += 1) {
    window.gtag('event', 'demo', {});
  }
  expect(window.dataLayer).toHaveLength(MAX_WAITING_CALLS);
  markGtagAnswered();
  window.gtag('event', 'demo', {});
  expect(window.dataLayer).toHaveLength(MAX_WAITING_CALLS + 1);
});

it('drops queued calls when it is closed', () => {
  openGtag('G-A1');
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
