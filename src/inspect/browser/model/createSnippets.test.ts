/** @jest-environment jsdom */
import { at, catalog, renderRoot } from '../testing';
import { createSnippets } from './createSnippets';
import { findHost } from './findHost';
import { resolvePart } from './resolvePart';

function snippetsOf(html: string, imported: readonly string[], isPopup = false) {
  const root = renderRoot(html, isPopup);
  const part = resolvePart(at(root, 'x'), root, [catalog]);
  if (!part) {
    throw new Error('No part');
  }
  const host = findHost(part, root, imported, [catalog]);
  return createSnippets(part, host, root, [catalog]).map(({ code, id }) => ({
    id,
    code: code.replace(/\s+/g, ' '),
  }));
}

const DAY = '<button data-at="x" class="MuiPickersDay-root"></button>';

describe('createSnippets', () => {
  it('reaches a part below the root of the component', () => {
    expect(snippetsOf(`<div class="MuiDateCalendar-root">${DAY}</div>`, ['DateCalendar'])).toEqual([
      {
        id: 'sx',
        code: "<DateCalendar sx={{ '&& .MuiPickersDay-root': { backgroundColor: 'gold', }, }} />",
      },
      {
        id: 'styleOverrides',
        code: "createTheme({ components: { MuiPickersDay: { styleOverrides: { root: { backgroundColor: 'gold', }, }, }, }, });",
      },
      {
        id: 'slotProps',
        code: "<DateCalendar slotProps={{ day: { sx: { backgroundColor: 'gold', }, }, }} />",
      },
    ]);
  });

  it('reaches a popup through a slot around the part', () => {
    const html = `<div class="MuiPickersLayout-root"><p data-at="x" class="MuiDayCalendar-header"></p></div>`;
    const [sx, overrides, css] = snippetsOf(html, ['DatePicker'], true);
    expect(sx?.code).toBe(
      "<DatePicker slotProps={{ layout: { sx: { '&& .MuiDayCalendar-header': { backgroundColor: 'gold', }, }, }, }} />",
    );
    expect(overrides?.code).toContain("MuiPickersLayout: { styleOverrides: { root: { '&& .MuiDay");
    expect(css?.code).toContain('.MuiDayCalendar-header {');
  });

  it('styles a component of Material UI that the demo renders, and Box without the theme', () => {
    const [sx, overrides] = snippetsOf('<div data-at="x" class="MuiBox-root"></div>', []);
    expect(sx?.code).toBe("<Box sx={{ backgroundColor: 'gold', }} />");
    expect(overrides?.code).toContain("MuiCssBaseline: { styleOverrides: { '.MuiBox-root");
    const paper = snippetsOf('<div data-at="x" class="MuiPaper-root"></div>', [])[1];
    expect(paper?.code).toContain('MuiPaper: { styleOverrides: { root: {');
  });

  it('has a snippet for a part of a component that is not imported', () => {
    const [sx, overrides] = snippetsOf('<p data-at="x" class="MuiDayCalendar-header"></p>', []);
    expect(sx?.code).toContain(
      "<GlobalStyles styles={{ '.MuiDayCalendar-header.MuiDayCalendar-header",
    );
    expect(overrides?.code).toContain('MuiCssBaseline');
  });
});

it('gives each property a line of its own', () => {
  const root = renderRoot(`<div class="MuiDateCalendar-root">${DAY}</div>`, false);
  const part = resolvePart(at(root, 'x'), root, [catalog])!;
  const host = findHost(part, root, ['DateCalendar'], [catalog]);
  for (const { code } of createSnippets(part, host, root, [catalog])) {
    expect(code.split('\n').map((line) => line.trim())).toContain("backgroundColor: 'gold',");
  }
});

it('writes no rule for all elements of a name', () => {
  const ids = snippetsOf('<div data-at="x" class="MuiDateCalendar-root"></div>', ['DateCalendar']);
  expect(ids.map(({ id }) => id)).toContain('css');
  const surface = snippetsOf(
    '<svg data-at="x" class="css-1"><g class="MuiPickersDay-root"></g></svg>',
    ['ChartsSurface'],
  );
  expect(surface.map(({ id }) => id)).toEqual(['sx', 'styleOverrides']);
});

it('chooses the component with the most parts around', () => {
  const html = `<div class="MuiPickersLayout-root"><div class="MuiDateCalendar-root">${DAY}</div></div>`;
  const root = renderRoot(html, true);
  const part = resolvePart(at(root, 'x'), root, [catalog]);
  const host = part && findHost(part, root, ['DatePicker', 'DateCalendar'], [catalog]);
  expect(host).toMatchObject({ component: 'DatePicker', slot: 'day' });
});
