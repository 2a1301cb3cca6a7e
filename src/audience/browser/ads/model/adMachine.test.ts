import fc from 'fast-check';
import {
  adLabel,
  checkPlacement,
  chooseAd,
  chooseShape,
  INITIAL_AD_STATE,
  isRendered,
  isPolling,
  MAX_CHECKS,
  type AdState,
  type Placement,
} from './adMachine';

const READER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const random = { message: 0.5, inHouse: 0.5 };
const look = (...placements: Placement[]) => placements.reduce(checkPlacement, INITIAL_AD_STATE);
const missing = (count: number) => Array.from({ length: count }, (): Placement => 'missing');

it('waits for the network at first', () => {
  expect(chooseAd(INITIAL_AD_STATE, random, READER)).toBe('network');
});

it('considers ads blocked after the seventh check without an ad', () => {
  expect(look(...missing(6)).isBlocked).toBe(false);
  expect(look(...missing(7)).isBlocked).toBe(true);
});

it('checks at most thirty times', () => {
  expect(isPolling(look(...missing(29)))).toBe(true);
  expect(isPolling(look(...missing(30)))).toBe(false);
  expect(look(...missing(31)).checks).toBe(MAX_CHECKS);
});

it('stops checking once an ad is found', () => {
  const state = look('missing', 'filled');
  expect(isPolling(state)).toBe(false);
  expect(chooseAd(state, random, READER)).toBe('network');
});

it('no longer considers ads blocked when an ad arrives late', () => {
  const state = look(...missing(20), 'filled');
  expect(state).toEqual({ checks: 21, isFound: true, isBlocked: false, isSoldOut: false });
});

it('shows an in-house ad when the network has sold out', () => {
  expect(chooseAd(look('sold-out'), random, READER)).toBe('in-house-sold-out');
});

it.each([
  [0, 'message'],
  [0.19, 'message'],
  [0.2, 'in-house'],
  [0.99, 'in-house'],
])('shows, where ads are blocked and random is %d, %s', (message, expected) => {
  expect(chooseAd(look(...missing(7)), { ...random, message }, READER)).toBe(expected);
});

it.each(['Googlebot/2.1', 'my-Crawler', 'spider', 'robot', 'crawling'])(
  'shows nothing to %s',
  (userAgent) => {
    [INITIAL_AD_STATE, look('sold-out'), look(...missing(9))].forEach((state) =>
      expect(chooseAd(state, random, userAgent)).toBe('none'),
    );
  },
);

it('uses the inline shape in one of five visits', () => {
  expect([0, 0.19, 0.2, 0.9].map(chooseShape)).toEqual(['inline', 'inline', 'image', 'image']);
});

it('renders a network ad only once it is found, and everything else immediately', () => {
  expect(isRendered('network', INITIAL_AD_STATE)).toBe(false);
  expect(isRendered('network', look('filled'))).toBe(true);
  expect(isRendered('in-house', look(...missing(9)))).toBe(true);
  expect(isRendered('message', look(...missing(9)))).toBe(true);
  expect(isRendered('none', look('filled'))).toBe(false);
});

it('labels each kind of ad for analytics', () => {
  expect(adLabel('network', 'image')).toBe('carbon-body-top-image');
  expect(adLabel('message', 'inline')).toBe('in-house-adblock-body-top-inline');
  expect(adLabel('in-house', 'image')).toBe('in-house-body-top-image');
  expect(adLabel('in-house-sold-out', 'image')).toBe('in-house-carbon-body-top-image');
  expect(adLabel('none', 'image')).toBeNull();
});

it('is never blocked and found at the same time, in any sequence of checks', () => {
  const placements = fc.array(fc.constantFrom<Placement>('missing', 'filled', 'sold-out'), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(placements, (seen) => {
      const states = seen.reduce<AdState[]>(
        (list, placement) => [...list, checkPlacement(list.at(-1) ?? INITIAL_AD_STATE, placement)],
        [],
      );
      for (const state of states) {
        expect(state.isFound && state.isBlocked).toBe(false);
        expect(state.checks).toBeLessThanOrEqual(MAX_CHECKS);
      }
    }),
  );
});
