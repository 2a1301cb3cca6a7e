import { scrollDistance } from './revealIn';

const VIEW = [100, 300] as const;

it.each([
  ['inside', [120, 200], 0],
  ['larger than the view', [0, 500], 0],
  ['cut off at the end', [290, 400], 0],
  ['before it', [20, 60], -80],
  ['after it', [400, 450], 150],
  ['after it, and larger than the view', [400, 900], 300],
] as const)('scrolls to a span that is %s', (_where, span, expected) => {
  expect(scrollDistance(span, VIEW)).toBe(expected);
});
