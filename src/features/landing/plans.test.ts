import { PRODUCTS } from '@site/src/shared/products';
import { includes, PLAN_FEATURES } from './plans';

it('gives every plan what the plans below it have', () => {
  expect(includes('premium', 'pro')).toBe(true);
  expect(includes('pro', 'community')).toBe(true);
  expect(includes('community', 'community')).toBe(true);
});

it('does not give a plan what only a higher one has', () => {
  expect(includes('community', 'pro')).toBe(false);
  expect(includes('pro', 'premium')).toBe(false);
});

it('has features of every product, the free ones first, each named once', () => {
  for (const { id } of PRODUCTS) {
    const features = PLAN_FEATURES[id] ?? [];
    expect(features[0]?.from).toBe('community');
    expect(new Set(features.map(({ feature }) => feature)).size).toBe(features.length);
  }
});
