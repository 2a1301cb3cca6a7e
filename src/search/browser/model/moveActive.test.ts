import { moveActive } from './moveActive';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 0],
  ['ArrowUp', 0, 9],
  ['PageDown', 7, 9],
  ['PageUp', 3, 0],
  ['Home', 3, null],
])('%s at %i of ten moves to %s', (key, active, next) => {
  expect(moveActive(key, active, 10)).toBe(next);
});

it('does nothing without options', () => {
  expect(moveActive('ArrowDown', 0, 0)).toBeNull();
});
