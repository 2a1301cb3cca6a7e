/** @jest-environment jsdom */
import { at, renderRoot } from '../testing';
import { directionOf, neighborOf } from './neighbors';

const root = () =>
  renderRoot(
    '<div data-at="a"><i><b data-at="b"></b></i><b data-at="c"><u data-at="d"></u></b></div>',
  );

it.each([
  ['a', 'child', 'b'],
  ['b', 'next', 'c'],
  ['c', 'previous', 'b'],
  ['c', 'next', 'c'],
  ['d', 'parent', 'c'],
  ['a', 'parent', 'a'],
  ['b', 'child', 'b'],
] as const)('moves from %s to its %s, %s', (from, direction, to) => {
  const tree = root();
  const parts = [...tree.querySelectorAll('[data-at]')];
  expect(neighborOf(parts, at(tree, from), direction)).toBe(at(tree, to));
});

it('starts with the first part', () => {
  const parts = [...root().querySelectorAll('[data-at]')];
  expect(neighborOf(parts, undefined, 'next')).toBe(parts[0]);
  expect(neighborOf([], undefined, 'next')).toBeUndefined();
});

it('mirrors left and right, and ignores other keys', () => {
  expect(directionOf('ArrowRight', 'ltr')).toBe('next');
  expect(directionOf('ArrowRight', 'rtl')).toBe('previous');
  expect(directionOf('ArrowUp', 'rtl')).toBe('parent');
  expect(directionOf('Enter', 'ltr')).toBeUndefined();
});
