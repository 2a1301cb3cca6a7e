import fs from 'node:fs';
import path from 'node:path';
import * as material from '@mui/material';
import * as charts from '@mui/x-charts-pro';
import * as dataGrid from '@mui/x-data-grid-premium';
import * as datePickers from '@mui/x-date-pickers-pro';
import * as treeView from '@mui/x-tree-view-pro';
import type { ApiComponent, ApiModel } from '../../shared/apiModel';
import { loadApiModel } from '../cache';

const PACKAGES: Record<string, object> = {
  charts,
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  'tree-view': treeView,
};

/** Constants that aren't named after the interface of the component. */
const OTHER_NAMES: Record<string, string> = {
  // The package exports the classes of the radar's axis as `chartsAxisClasses`.
  chartsAxisClasses: 'axisClasses',
  dataGridClasses: 'gridClasses',
};

const siteDir = path.resolve(__dirname, '../../../..');

type ClassTable = Readonly<Record<string, string>>;

let model: ApiModel;

beforeAll(async () => {
  model = await loadApiModel(siteDir);
  // Extracting the API for the first time takes several seconds.
}, 120_000);

function componentsOf(): ApiComponent[] {
  return Object.values(model.products).flatMap(({ components }) => Object.values(components));
}

/** The type of a component's `classes` prop, own or inherited. */
function typeOfClassesProp({ inherited = [], props }: ApiComponent): string {
  const all = [...props, ...inherited.flatMap((group) => group.props)];
  return JSON.stringify(all.find(({ name }) => name === 'classes')?.type ?? '');
}

function tableOf(source: object, interfaceName: string): ClassTable {
  const name = interfaceName.charAt(0).toLowerCase() + interfaceName.slice(1);
  return ((source as Record<string, unknown>)[OTHER_NAMES[name] ?? name] ?? {}) as ClassTable;
}

/** The global classes that the packages export for a component. Its own override Material UI's. */
function exportedClasses(component: ApiComponent): ClassTable {
  const own = PACKAGES[component.product] ?? {};
  const taken = typeOfClassesProp(component).match(/\w+Classes\b/g) ?? [];
  return {
    ...Object.assign({}, ...taken.map((name) => tableOf({ ...material, ...own }, name))),
    ...tableOf(own, `${component.name.replace(/(?:Pro|Premium)$/, '')}Classes`),
    ...tableOf(own, `${component.name}Classes`),
  } as ClassTable;
}

const gridClassesText = fs.readFileSync(
  path.join(siteDir, 'node_modules/@mui/x-data-grid/constants/gridClasses.d.ts'),
  'utf8',
);

/** Classes that are exported but not documented by the packages. */
function isUndocumented(key: string, className: string): boolean {
  return (
    // The grid marks these with @ignore.
    new RegExp(`@ignore[^/]*\\*/\\s+'?${key}'?:`).test(gridClassesText) ||
    // Missing in the interface of Material UI's form control; only in the list beside it.
    className === 'MuiFormControl-marginNone' ||
    // Fields only have them without the accessible DOM structure, which isn't the default.
    className.startsWith('MuiTextField-')
  );
}

it('contains every class that the packages export for a component, by its real name', () => {
  const compared = componentsOf().map((component) => {
    const shown = new Map(component.classes?.map(({ className, key }) => [key, className]));
    const exported = Object.entries(exportedClasses(component));
    return {
      count: exported.length,
      wrong: exported
        .filter(([key, name]) => shown.get(key) !== name && !isUndocumented(key, name))
        .map(([key, name]) => `${component.name}: ${key} is ${shown.get(key)}, not ${name}`),
    };
  });
  expect(compared.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(compared.filter(({ count }) => count > 0).length).toBeGreaterThan(70);
}, 60_000);

it('contains classes for every `classes` prop with an interface', () => {
  const bare = componentsOf()
    .filter((component) => /\w+Classes\b/.test(typeOfClassesProp(component)))
    .filter(({ classes = [] }) => classes.length === 0);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

it('names inherited members of an interface after the component', () => {
  const classNames = (name: string) =>
    componentsOf()
      .find((component) => component.name === name)
      ?.classes?.map(({ className }) => className);
  expect(classNames('RichTreeView')).toContain('MuiRichTreeView-itemContent');
  expect(classNames('SimpleTreeView')).toContain('MuiSimpleTreeView-itemContent');
  expect(classNames('MultiInputDateRangeField')).toContain('MuiMultiInputDateRangeField-separator');
  expect(classNames('PickersActionBar')).toContain('MuiDialogActions-spacing');
  expect(classNames('PickersTextField')).toContain('MuiFormControl-marginDense');
});
