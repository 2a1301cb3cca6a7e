/** @jest-environment jsdom */
import { at, catalog, renderRoot } from '../testing';
import { describePart } from './describePart';
import { resolvePart } from './resolvePart';

const resolve = (html: string) => {
  const root = renderRoot(html);
  return resolvePart(at(root, 'x'), root, [catalog]);
};

describe('resolvePart', () => {
  it('prefers the class of the element over its variants and over Material UI', () => {
    const part = resolve(
      '<button data-at="x" class="MuiButtonBase-root MuiPickersDay-root--wide MuiPickersDay-root Mui-selected css-1a">1</button>',
    );
    expect(part).toMatchObject({
      kind: 'product',
      main: { className: 'MuiPickersDay-root' },
      others: [{ key: 'root--wide' }],
      states: ['Mui-selected'],
    });
  });

  it('finds the part around plain content', () => {
    const part = resolve('<div class="MuiDateCalendar-root"><i><b data-at="x"></b></i></div>');
    expect(part).toMatchObject({ kind: 'product', main: { prefix: 'MuiDateCalendar' } });
  });

  it('reads rule names that end with an id', () => {
    expect(resolve('<p data-at="x" class="MuiPickersDay-series-a1"></p>')).toMatchObject({
      main: { key: 'series' },
    });
  });

  it('names a part of Material UI and what surrounds it', () => {
    const part = resolve(
      '<div class="MuiDateCalendar-root"><b data-at="x" class="MuiButtonBase-root MuiIconButton-root"></b></div>',
    );
    expect(part).toMatchObject({
      kind: 'material',
      className: 'MuiIconButton-root',
      within: { className: 'MuiDateCalendar-root' },
    });
  });

  it('recognizes a styled drawing area without a class by its content', () => {
    const html = (style: string) =>
      `<svg data-at="x" class="${style}"><g class="MuiPickersDay-root"></g></svg>`;
    expect(resolve(html('css-1'))).toMatchObject({ kind: 'surface' });
    expect(resolve(html('mine'))).toBeUndefined();
  });

  it('finds nothing outside of parts, and for unknown rule names', () => {
    expect(resolve('<p data-at="x" class="MuiPickersDay"></p>')).toBeUndefined();
    expect(resolve('<p data-at="x"></p>')).toBeUndefined();
  });
});

describe('describePart', () => {
  it('links the class, the component, and the key of the theme', () => {
    const part = resolve('<b data-at="x" class="MuiPickersDay-root"></b>');
    const host = { catalog, component: 'DateCalendar', slot: 'day' };
    expect(part && describePart(part, host)).toMatchObject({
      component: { name: 'PickersDay', href: '/x/api/date-pickers/pickers-day/' },
      className: { href: '/x/api/date-pickers/pickers-day/#pickers-day-classes-root' },
      theme: { component: 'MuiPickersDay', key: 'root' },
      props: [
        { name: 'slots.day', href: '/x/api/date-pickers/date-calendar/#DateCalendar-css-day' },
        { name: 'slotProps.day' },
      ],
    });
  });

  it('names no key of the theme for Box, which has none', () => {
    const part = resolve('<div data-at="x" class="MuiBox-root"></div>');
    expect(part && describePart(part, undefined)).not.toHaveProperty('theme');
  });

  it('says which part surrounds one without an API entry', () => {
    const part = resolve(
      '<div class="MuiDateCalendar-root"><b data-at="x" class="MuiDayCalendar-header"></b></div>',
    );
    expect(part && describePart(part, undefined)).toMatchObject({
      component: { name: 'DayCalendar', href: undefined },
      className: { name: 'MuiDayCalendar-header', href: undefined },
      within: { name: 'MuiDateCalendar-root' },
    });
  });
});
