/** @jest-environment jsdom */
import { createMenuScript } from './menuScript';

const scrollIntoView = jest.fn();

/** Runs the script on a menu 500 px high with its active entry at the given position. */
function run(bottom: number): void {
  document.body.innerHTML = '<nav><a>Overview</a><a data-active-entry>Bars</a></nav>';
  const rect = (element: Element | null, value: number) =>
    Object.assign(element as Element, {
      getBoundingClientRect: () => ({ bottom: value }),
      scrollIntoView,
    });
  rect(document.querySelector('nav'), 500);
  rect(document.querySelector('[data-active-entry]'), bottom);
  new Function(createMenuScript())();
}

beforeEach(() => scrollIntoView.mockReset());

it.each([700, 450])('scrolls to an active entry at %d px', (bottom) => {
  run(bottom);
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

it('leaves an entry in sight where it is', () => {
  run(300);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('does nothing on a page without a menu', () => {
  document.body.innerHTML = '<p data-active-entry>Bars</p>';
  expect(() => new Function(createMenuScript())()).not.toThrow();
});
