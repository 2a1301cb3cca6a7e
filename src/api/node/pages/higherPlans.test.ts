import { component, emptyProduct, prop } from '../testing/fixtureModel';
import { higherPlans } from './higherPlans';

const withProps = (name: string, ...names: string[]) =>
  component(name, { props: names.map((own) => prop(own)) });
const entries = [
  withProps('DataGrid', 'rows'),
  withProps('DataGridPro', 'rows', 'pinnedRows'),
  component('DataGridPremium', {
    props: [
      prop('rows'),
      prop('pinnedRows'),
      prop('pivotModel'),
      prop('oldModel', { deprecated: 'Use `pivotModel`.' }),
    ],
  }),
  withProps('DatePicker', 'value'),
];
const components = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
const higherOf = (name: string) =>
  higherPlans(components[name]!, {
    model: { ...emptyProduct, components },
    routeOf: (other) => `/x/api/${other}/`,
  });

it('names each prop once, in the lowest plan that has it', () => {
  const premium = {
    ...{ name: 'DataGridPremium', plan: 'premium', route: '/x/api/DataGridPremium/' },
    props: ['pivotModel'],
  };
  expect(higherOf('DataGrid')).toEqual([
    { name: 'DataGridPro', plan: 'pro', route: '/x/api/DataGridPro/', props: ['pinnedRows'] },
    premium,
  ]);
  expect(higherOf('DataGridPro')).toEqual([premium]);
});

it('is undefined for the highest plan, and for components that have no other', () => {
  expect(higherOf('DataGridPremium')).toBeUndefined();
  expect(higherOf('DatePicker')).toBeUndefined();
});
