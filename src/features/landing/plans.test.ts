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

it('names each feature once', () => {
  const names = PLAN_FEATURES.map(({ product, feature }) => `${product}: ${feature}`);
  expect(new Set(names).size).toBe(names.length);
});
