import { PRODUCTS } from '@site/src/shared/products';
import { includes, PLAN_FEATURES } from './plans';

it('includes the features of lower plans in every plan', () => {
  expect(includes('premium', 'pro')).toBe(true);
  expect(includes('pro', 'community')).toBe(true);
  expect(includes('community', 'community')).toBe(true);
});

it('does not include features of a higher plan', () => {
  expect(includes('community', 'pro')).toBe(false);
  expect(includes('pro', 'premium')).toBe(false);
});

it('lists features of every product, free ones first and without duplicates', () => {
  for (const { id } of PRODUCTS) {
    const features = PLAN_FEATURES[id] ?? [];
    expect(features[0]?.from).toBe('community');
    expect(new Set(features.map(({ feature }) => feature)).size).toBe(features.length);
  }
});
