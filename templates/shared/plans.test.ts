import { monthlyPrice } from './plans';

it('charges ten months for a year', () => {
  expect(monthlyPrice(49, 'monthly')).toBe(49);
  expect(monthlyPrice(49, 'yearly')).toBe(41);
  expect(monthlyPrice(149, 'yearly')).toBe(124);
});
