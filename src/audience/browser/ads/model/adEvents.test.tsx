/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { DISPLAY_DELAY_MS, reportAdCrash, useAdDisplay } from './adEvents';

const gtag = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  window.gtag = gtag;
  gtag.mockClear();
  jest.spyOn(Math, 'random').mockReturnValue(0.09);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (label: string | null, displayRatio = 0.1) => {
  const ad = {};
  return renderHook(({ shown }) => useAdDisplay(ad, shown), {
    initialProps: { shown: label },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <DocsConfig services={{ ads: { onPages: true, displayRatio } }}>{children}</DocsConfig>
    ),
  });
};
const wait = (time: number) => jest.advanceTimersByTime(time);
const display = (eventLabel: string) => ['event', 'ad', { eventAction: 'display', eventLabel }];

it('reports an ad after 2500 ms', () => {
  show('carbon-body-top-image');
  wait(DISPLAY_DELAY_MS - 1);
  expect(gtag).not.toHaveBeenCalled();
  wait(1);
  expect(gtag.mock.calls).toEqual([display('carbon-body-top-image')]);
});

it('restarts the timer if the label changes before the ad counts as shown', () => {
  const { rerender } = show('carbon-body-top-image');
  wait(2000);
  rerender({ shown: 'in-house-body-top-image' });
  wait(2000);
  expect(gtag).not.toHaveBeenCalled();
  wait(500);
  expect(gtag.mock.calls).toEqual([display('in-house-body-top-image')]);
});

it('reports the ad that replaces another one', () => {
  const { rerender } = show('in-house-body-top-image');
  wait(3000);
  rerender({ shown: 'carbon-body-top-image' });
  wait(DISPLAY_DELAY_MS);
  expect(gtag.mock.calls).toEqual([
    display('in-house-body-top-image'),
    display('carbon-body-top-image'),
  ]);
});

it('never reports the same label of an ad twice', () => {
  const { rerender } = show('in-house-body-top-image');
  wait(3000);
  rerender({ shown: null });
  rerender({ shown: 'in-house-body-top-image' });
  wait(3000);
  expect(gtag).toHaveBeenCalledTimes(1);
});

it('does not report nine of ten ads, empty labels, or unmounted ads', () => {
  show(null);
  jest.mocked(Math.random).mockReturnValue(0.1);
  show('a');
  wait(3000);
  jest.mocked(Math.random).mockReturnValue(0);
  show('b').unmount();
  wait(3000);
  expect(gtag).not.toHaveBeenCalled();
});

it('reports the share of ads that the operator configured', () => {
  jest.mocked(Math.random).mockReturnValue(0.999);
  show('all', 1);
  wait(3000);
  jest.mocked(Math.random).mockReturnValue(0);
  show('none', 0);
  wait(3000);
  expect(gtag.mock.calls).toEqual([display('all')]);
});

it('reports each crash', () => {
  reportAdCrash(null);
  expect(gtag).toHaveBeenCalledWith('event', 'ad', { eventAction: 'crash', eventLabel: 'null' });
});
