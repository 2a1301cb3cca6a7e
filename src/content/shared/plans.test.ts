import { includesPlan } from './plans';

it('includes the features of lower plans in every plan', () => {
  expect(includesPlan('premium', 'pro')).toBe(true);
  expect(includesPlan('pro', 'community')).toBe(true);
  expect(includesPlan('community', 'community')).toBe(true);
});

it('does not include features of a higher plan', () => {
  expect(includesPlan('community', 'pro')).toBe(false);
  expect(includesPlan('pro', 'premium')).toBe(false);
});
