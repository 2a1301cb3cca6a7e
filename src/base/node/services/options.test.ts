import { resolveServices } from '../../shared/services';
import { readSiteConfig } from '../../shared/siteConfig';
import { optionsSchema } from './options';

const isValid = (services: unknown) => optionsSchema.safeParse({ services }).success;

it.each([
  ['nothing configured', {}],
  ['a network', { AD_NETWORK_ID: 'CKYIVK', ANALYTICS_ID: 'G-ABC123' }],
  ['a feed, and no feedback', { AD_FEED_ID: 'CE7DC23W', FEEDBACK_URL: 'off' }],
])('accepts the services of an operator with %s', (_name, settings) => {
  expect(isValid(resolveServices(readSiteConfig(settings), false))).toBe(true);
});

it('rejects what is incomplete, out of range, or unknown', () => {
  expect(isValid({ ads: { displayRatio: 0.1 } })).toBe(false);
  expect(isValid({ ads: { onPages: true, displayRatio: 10 } })).toBe(false);
  expect(isValid({ analytics: { id: 'G-ABC123', consent: 'never' } })).toBe(false);
  expect(isValid({ statistics: { id: 'G-ABC123' } })).toBe(false);
  expect(isValid(undefined)).toBe(false);
});
