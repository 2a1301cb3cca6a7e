import { createRateLimiter } from './rateLimiter';

it('counts each client separately', () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: 100 });
  expect(limiter.check('a', 0)).toBe(0);
  expect(limiter.check('b', 0)).toBe(0);
  expect(limiter.check('a', 30)).toBe(70);
  expect(limiter.check('a', 100)).toBe(0);
});

it('remembers a limited number of clients, and drops those whose window is over', () => {
  const limiter = createRateLimiter({ limit: 1, windowMs: 100 });
  for (let client = 0; client < 10_000; client += 1) {
    limiter.check(String(client), 0);
  }
  expect(limiter.check('one more', 50)).toBe(100);
  expect(limiter.check('one more', 100)).toBe(0);
});
