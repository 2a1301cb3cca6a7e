/** @jest-environment jsdom */
import { at, renderRoot } from '../testing';
import { readVariables } from './readVariables';

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('lists the variables of matching rules, in groups too, without those of the site', () => {
  const root = renderRoot(`
    <style>
      .a { --one: 4px; padding: var(--one); color: var(--x-color-text); }
      @media all { .a { margin: var(--two, 1px); } }
      .b { gap: var(--three); }
    </style>
    <p class="a" data-at="x" style="top: var(--zero)"></p>`);
  expect(readVariables(at(root, 'x')).map(({ name }) => name)).toEqual([
    '--one',
    '--two',
    '--zero',
  ]);
});
