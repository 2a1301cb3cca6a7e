/** @jest-environment jsdom */
import { createMenuScript } from './menuPlace';

/** The visible part of the menu: its lower 120 px count as out of sight. */
const BOX = { top: 57, bottom: 557 };

/**
 * Runs the script on a menu with its active entry at the given position of the list, and returns how
 * far it is scrolled afterward.
 */
function run(top: number): number {
  document.body.innerHTML = '<nav><a>Overview</a><a data-active-entry>Bars</a></nav>';
  const menu = document.querySelector('nav') as HTMLElement;
  const entry = document.querySelector('[data-active-entry]') as HTMLElement;
  menu.getBoundingClientRect = () => BOX as DOMRect;
  entry.getBoundingClientRect = () => {
    const inView = BOX.top + top - menu.scrollTop;
    return { top: inView, bottom: inView + 32 } as DOMRect;
  };
  new Function(createMenuScript())();
  return menu.scrollTop;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  [700, 352],
  [360, 12],
])('scrolls to an active entry at %d px', (top, offset) => {
  expect(run(top)).toBe(offset);
});

it('leaves an entry in sight where it is', () => {
  expect(run(300)).toBe(0);
});

function scroll(offset: number): void {
  const menu = document.querySelector('nav') as HTMLElement;
  menu.scrollTop = offset;
  menu.dispatchEvent(new Event('scroll'));
}

it('scrolls to where the menu was on the page before, as long as the entry is in sight', () => {
  run(300);
  scroll(200);
  document.querySelector('a')!.dispatchEvent(new Event('scroll'));
  expect(run(400)).toBe(200);
  expect(run(100)).toBe(100);
});

it('needs neither a menu nor storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(run(700)).toBe(352);
  scroll(100);
  document.body.innerHTML = '<p data-active-entry>Bars</p>';
  expect(() => new Function(createMenuScript())()).not.toThrow();
});
