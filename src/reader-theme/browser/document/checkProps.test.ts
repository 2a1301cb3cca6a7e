import { checkDocument, type Json } from './index';

function propsOf(component: string, defaultProps: Json) {
  const { document, dropped } = checkDocument({ components: { [component]: { defaultProps } } });
  const components = document.components as Record<string, { defaultProps?: Json } | undefined>;
  return {
    props: components[component]?.defaultProps ?? {},
    places: dropped.map(({ path }) => path.replace(`components.${component}.defaultProps.`, '')),
  };
}

it.each<[string, Json]>([
  ['MuiButton', { variant: 'contained', size: 'small', disableElevation: true, color: 'brand' }],
  ['MuiTypography', { variant: 'poster', align: 'center' }],
  ['MuiTextField', { size: 'small', label: 'Name', slotProps: { inputLabel: { shrink: true } } }],
  ['MuiTextField', { InputLabelProps: { shrink: true } }],
  ['MuiDataGrid', { density: 'compact', rowHeight: 40, pageSizeOptions: [10, 25, 100] }],
  ['MuiDataGrid', { localeText: { noRowsLabel: 'Nothing here' } }],
  ['MuiBarChart', { borderRadius: 6, grid: { horizontal: true }, colors: ['#f00', 'red'] }],
  ['MuiChartDataProvider', { colors: { light: ['#f00'], dark: ['#0f0'] } }],
  ['MuiDateCalendar', { displayWeekNumber: true, fixedWeekNumber: 6, views: ['year', 'day'] }],
  ['MuiSlider', { marks: true, step: 10, min: 0, max: 100 }],
  ['MuiSnackbar', { anchorOrigin: { vertical: 'top', horizontal: 'center' } }],
  ['MuiTooltip', { arrow: true, placement: 'top', enterDelay: 500 }],
  ['MuiContainer', { maxWidth: false }],
  ['MuiPaper', { elevation: 3, sx: { p: 2, '&:hover': { boxShadow: 'none' } } }],
  ['MuiRichTreeView', { itemChildrenIndentation: 24, checkboxSelection: true }],
  ['MuiAlert', { closeText: 'Close it' }],
])('keeps the props of %s that style', (component, props) => {
  expect(propsOf(component, props)).toEqual({ props, places: [] });
});

it.each<[string, Json, number?]>([
  ['MuiInputBase', { inputComponent: 'meta' }],
  [
    'MuiTextField',
    { slotProps: { htmlInput: { httpEquiv: 'refresh', content: '0,https://a' } } },
    2,
  ],
  ['MuiTextField', { slotProps: { input: { inputComponent: 'iframe' } } }],
  ['MuiTextField', { InputProps: { inputComponent: 'iframe' } }],
  ['MuiTextField', { type: 'password', autoComplete: 'current-password' }, 2],
  ['MuiButton', { LinkComponent: 'iframe', SRC: '//a', HREF: '//a' }, 3],
  ['MuiButton', { to: '//a', href: 'java\tscript:alert(1)', component: 'a' }, 3],
  ['MuiButtonBase', { action: '//a', data: '//a', formAction: '//a' }, 3],
  ['MuiTypography', { variantMapping: { h1: 'iframe' } }],
  ['MuiTypography', { component: 'script', children: 'alert(1)' }, 2],
  ['MuiTooltip', { open: true, title: 'x' }, 2],
  ['MuiDialog', { open: true, disableEscapeKeyDown: true }, 2],
  ['MuiTextField', { autoFocus: true, id: 'a', name: 'a', className: 'a' }, 4],
  ['MuiButton', { classes: { root: 'navbar' } }],
  ['MuiButton', { size: 'constructor', color: '__proto__', variant: 'a b' }, 3],
  ['MuiSlider', { marks: true, step: 1e-5 }],
  ['MuiSlider', { step: 0, max: 1e7, min: -1e7 }, 3],
  ['MuiDateCalendar', { fixedWeekNumber: 1e7 }],
  ['MuiDigitalClock', { timeStep: 0 }],
  ['MuiTimeClock', { minutesStep: 0 }],
  ['MuiRating', { max: 1e6, precision: 1e-6 }, 2],
  ['MuiChartsXAxis', { tickNumber: 1e7, tickMaxStep: 1e-9 }, 2],
  ['MuiDataGrid', { rowHeight: 0.001, disableVirtualization: true, autoHeight: true }, 3],
  ['MuiDataGrid', { slots: { toolbar: 'iframe' }, rows: [], columns: [] }, 3],
  ['MuiDataGrid', { slotProps: { root: { dangerouslySetInnerHTML: { a: 1 } } } }],
  ['MuiPaper', { sx: { 'body:has(&)': { display: 'none' }, position: 'fixed' } }, 2],
  ['MuiPaper', { style: { position: 'fixed', background: 'url(//a)' } }, 2],
  ['MuiPaper', { elevation: 1e9 }],
  ['MuiUnknown', { size: 'small' }],
  ['constructor', { size: 'small' }],
  ['MuiButton', JSON.parse('{"__proto__":{"href":"//a"},"constructor":1}') as Json, 2],
  ['MuiBarChart', { colors: ['url(//a)'], grid: { horizontal: { a: 1 } } }, 2],
  ['MuiBarChart', { slotProps: { legend: { slotProps: { a: { size: 'small' } } } } }],
])('leaves out the props of %s that do more, and names them', (component, props, count = 1) => {
  const { places, props: rest } = propsOf(component, props);
  expect(places).toHaveLength(count);
  expect(JSON.stringify(rest)).not.toMatch(
    /iframe|meta|\/\/a|password|script|open|has\(|fixed|navbar|constructor|proto|1e|dangerous/,
  );
});
