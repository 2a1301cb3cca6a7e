/** @jest-environment jsdom */
import { renderRoot } from '../testing';
import { partsByClass } from './partsByClass';

/** In jsdom, no element has a size. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, 0, this.hasAttribute('data-hidden') ? 0 : 20, 0);
  });
});
afterEach(() => jest.restoreAllMocks());

const count = (html: string, className: string) =>
  partsByClass([renderRoot(html)]).get(className)?.length;

const DAY = '<b class="MuiButtonBase-root MuiPickersDay-root Mui-selected"></b>';

it('finds classes of the product, states, and classes of Material UI', () => {
  expect(count(DAY + DAY, 'MuiPickersDay-root')).toBe(2);
  expect(count(DAY, 'Mui-selected')).toBe(1);
  expect(count(DAY, 'MuiButtonBase-root')).toBe(1);
  expect(count(DAY, 'MuiPickersDay-today')).toBeUndefined();
});

it('counts a class that continues with an id, once per element', () => {
  const html = '<i class="MuiPickersDay-series MuiPickersDay-series-a1"></i>';
  expect(count(html, 'MuiPickersDay-series')).toBe(1);
  expect(count('<i class="MuiPickersDay-series-a-1"></i>', 'MuiPickersDay-series')).toBe(1);
});

it('does not count a variant as what it varies', () => {
  const html = '<i class="MuiPickersDay-root--wide"></i>';
  expect(count(html, 'MuiPickersDay-root--wide')).toBe(1);
  expect(count(html, 'MuiPickersDay-root')).toBeUndefined();
});

it('omits elements without a size', () => {
  expect(count('<i class="MuiPickersDay-root" data-hidden></i>', 'MuiPickersDay-root')).toBe(
    undefined,
  );
});
