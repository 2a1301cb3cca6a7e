import { nextTab } from './nextTab';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
])('%s at tab %i of three moves to %s', (key, from, to) => {
  expect(nextTab(from, 3, key)).toBe(to);
});
