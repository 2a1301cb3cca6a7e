import type { InspectCatalog } from '@site/src/inspect/shared/inspect';

/** A small catalog for tests. */
export const catalog: InspectCatalog = {
  product: 'date-pickers',
  folder: '',
  families: {
    MuiDateCalendar: {
      keys: ['root'],
      owners: ['DateCalendar'],
      docs: { root: 'Styles applied to the root element.' },
      overrides: { root: 'root' },
    },
    MuiDayCalendar: { keys: ['header'], owners: [], docs: {}, overrides: {} },
    MuiPickersDay: {
      keys: ['root', 'today', 'root--wide', 'series'],
      owners: ['PickersDay'],
      docs: { root: 'Styles applied to the day.', today: '' },
      states: ['Mui-selected'],
      overrides: { root: 'root' },
    },
    MuiPickersLayout: {
      keys: ['root'],
      owners: ['PickersLayout'],
      docs: { root: '' },
      overrides: { root: 'root' },
    },
  },
  components: {
    DateCalendar: { sx: true, slots: { day: { target: 'MuiPickersDay-root', sx: true } } },
    DatePicker: {
      sx: true,
      slots: {
        day: { target: 'MuiPickersDay-root', sx: true },
        layout: { target: 'MuiPickersLayout-root', sx: true },
      },
    },
    PickersDay: { sx: true },
    ChartsSurface: { sx: true },
  },
  surfaces: [{ tag: 'svg', theme: 'MuiChartsSurface', component: 'ChartsSurface' }],
};

/** Renders HTML into a demo's root and returns it. */
export function renderRoot(html: string, isPopup = false): HTMLElement {
  const root = document.createElement('div');
  root.dataset.demoRoot = 'Test';
  if (isPopup) {
    root.dataset.demoPortal = '';
  }
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

/** The element with a test id. */
export function at(root: Element, id: string): Element {
  const found = root.querySelector(`[data-at="${id}"]`);
  if (!found) {
    throw new Error(`The test has no element ${id}.`);
  }
  return found;
}
