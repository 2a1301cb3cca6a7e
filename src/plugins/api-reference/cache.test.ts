import { dealOut } from './cache';

it('deals the majors out to two processes', () => {
  expect(dealOut(['v8', 'v7', 'v6', 'v5', 'v4'])).toEqual([
    ['v8', 'v5', 'v4'],
    ['v7', 'v6'],
  ]);
  expect(dealOut(['v8'])).toEqual([['v8']]);
  expect(dealOut([])).toEqual([]);
});
