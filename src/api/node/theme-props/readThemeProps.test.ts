import data from '../../../../data/theme-props.json';
import { readThemeProps } from './readThemeProps';

jest.setTimeout(180_000);

const props = readThemeProps(process.cwd());
const namesOf = (component: string) =>
  Object.values(props[component] ?? {})
    .join(' ')
    .split(' ');

it('is written for the installed packages: npx tsx src/api/node/theme-props/cli.ts', () => {
  expect(data).toEqual(props);
});

it('knows the components of Material UI and of all products', () => {
  expect(props.MuiButton?.['large medium small']).toBe('size');
  expect(props.MuiDataGrid?.['comfortable compact standard']).toBe('density');
  expect(props.MuiChartDataProvider?.['*colors']).toBe('colors');
  expect(props.MuiBarChart?.['*options']?.split(' ')).toContain('grid');
  expect(namesOf('MuiDateCalendar')).toContain('displayWeekNumber');
  expect(namesOf('MuiRichTreeView')).toContain('itemChildrenIndentation');
});

it('has no prop with an element, an address, a class, or a name', () => {
  const all = new Set(Object.keys(props).flatMap(namesOf));
  const hostile = [
    ...['component', 'as', 'inputComponent', 'LinkComponent', 'components', 'slots', 'href', 'src'],
    ...['action', 'to', 'target', 'type', 'id', 'name', 'className', 'classes', 'autoComplete'],
    ...['open', 'defaultOpen', 'autoFocus', 'dangerouslySetInnerHTML', 'srcSet', 'container'],
  ];
  // These are switches of Autocomplete and Grid.
  expect(hostile.filter((name) => all.has(name))).toEqual(['autoComplete', 'container']);
  expect(props.MuiAutocomplete?.['*boolean']?.split(' ')).toContain('autoComplete');
  expect(props.MuiGrid?.['*boolean']?.split(' ')).toContain('container');
});
