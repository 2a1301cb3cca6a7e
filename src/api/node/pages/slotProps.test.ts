import path from 'node:path';
import type { ApiModel, ApiTypeText } from '../../shared/apiModel';
import { loadApiModel } from '../cache';
import { createHistory } from '../history/createHistory';
import { loadHistory } from '../history/loadHistory';
import { createPageContexts, type PageContext } from './pageContext';
import { createPageData } from './pageData';
import { slotPropsStub } from './slotPropsStub';

/** Types without own props: an element's attributes at most. */
const EMPTY_TYPES = new Set([
  'ChartsToolbarProps',
  'GridBottomContainerProps',
  'GridColumnsPanelProps',
]);

const siteDir = path.resolve(__dirname, '../../../..');

let model: ApiModel;
let contexts: PageContext[];

beforeAll(async () => {
  model = await loadApiModel(siteDir);
  contexts = await createPageContexts(model, {
    docsDir: path.join(siteDir, 'docs'),
    folder: '',
    repositoryUrl: 'https://example.com',
    history: createHistory(await loadHistory(siteDir)),
  });
  // Extracting the API for the first time takes several seconds.
}, 120_000);

function propsTypesIn(type: ApiTypeText = []): string[] {
  return type.flatMap((part) =>
    typeof part !== 'string' && part.ref.endsWith('Props') && !EMPTY_TYPES.has(part.ref)
      ? [part.ref]
      : [],
  );
}

it('links every slot to its props', () => {
  const unknown = contexts.flatMap((context) =>
    Object.values(context.model.components).flatMap((component) => {
      const { definitions, slots = [] } = createPageData(component, context);
      return slots.flatMap(({ name, props }) =>
        propsTypesIn(props)
          .filter((type) => !definitions[type]?.href)
          .map((type) => `${component.name} ${name}: ${type}`),
      );
    }),
  );
  expect(unknown).toEqual([]);
});

it('names the class on the element of a slot that has none of its own', () => {
  const context = contexts.find(({ product }) => product === 'date-pickers') as PageContext;
  const { slots } = createPageData(context.model.components.DatePicker!, context);
  expect(slots?.find(({ name }) => name === 'layout')).toMatchObject({
    target: 'MuiPickersLayout-root',
  });
});

it.each([
  ['data-grid', 'DataGrid', 'data', ['columns', 'rows']],
  ['date-pickers', 'DatePicker', 'value', ['defaultValue', 'onChange', 'value']],
  ['charts', 'LineChart', 'series', ['series', 'dataset']],
  ['tree-view', 'RichTreeView', 'items', ['items']],
])('%s: %s begins a task with the props of most demos', (product, name, task, first) => {
  const context = contexts.find((one) => one.product === product) as PageContext;
  const { members } = createPageData(context.model.components[name]!, context);
  const names = members.filter((member) => member.task === task).map((member) => member.name);
  expect(names.slice(0, first.length).sort()).toEqual([...first].sort());
});

it.each([
  ['data-grid', 'DataGrid'],
  ['date-pickers', 'DatePicker'],
  ['charts', 'BarChart'],
  ['tree-view', 'RichTreeView'],
])('%s: %s has a guide for most of its props', (product, name) => {
  const context = contexts.find((one) => one.product === product) as PageContext;
  const { members } = createPageData(context.model.components[name]!, context);
  const own = members.filter((member) => !/^(?:sx|style|class|slot|apiRef)/.test(member.name));
  const led = own.filter(
    ({ description, guide }) =>
      guide ?? JSON.stringify(description ?? '').includes('"href":"/x/react-'),
  );
  expect(led.length / own.length).toBeGreaterThanOrEqual(2 / 3);
});

it('leaves out what packages say about parameters of every callback', () => {
  const context = contexts.find(({ product }) => product === 'data-grid') as PageContext;
  const { members } = createPageData(context.model.components.DataGrid!, context);
  const params = (name: string) =>
    members
      .find((member) => member.name === name)
      ?.params?.map((param) => [param.name, param.description !== undefined]);
  expect(params('onRowClick')).toEqual([
    ['params', false],
    ['event', false],
    ['details', false],
  ]);
  expect(params('processRowUpdate')).toContainEqual(['newRow', true]);
});

it("lists the toolbar's props on the page of slot props", () => {
  const context = contexts.find(({ product }) => product === 'data-grid') as PageContext;
  const type = context.model.slotProps.GridToolbarProps;
  const { members } = createPageData(type!, context, 0);
  expect(members.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['csvOptions', 'printOptions', 'quickFilterProps', 'showQuickFilter']),
  );
  expect(context.routeOf('GridToolbarProps')).toBe(
    '/x/api/data-grid/slot-props/#grid-toolbar-props',
  );
});

it('has a section for each type', () => {
  const stub = slotPropsStub('data-grid', [
    { name: 'GridToolbarProps', imports: ['@mui/x-data-grid'], introduction: 'A slot has them.' },
    { name: 'ChipProps', imports: [], introduction: '' },
  ]);
  expect(stub).toContain("import ChipProps from './ChipProps.json';");
  expect(stub).toContain(
    '## GridToolbarProps {#grid-toolbar-props}\n\nA slot has them. Import the type from `@mui/x-data-grid`.',
  );
  expect(stub).toContain('## ChipProps {#chip-props}\n\nThe packages');
});
