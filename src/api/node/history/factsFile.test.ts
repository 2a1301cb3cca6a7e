import { component, grid, model, prop } from '../testing/fixtureModel';
import { parseFacts, printFacts } from './factsFile';

const DESCRIPTION = 'If true, the rows are shown in the order in which they came.';

const facts = model('v7', [
  grid([
    prop('rows', { required: true, default: '[]', description: DESCRIPTION }),
    prop('order', { deprecated: 'Consider to use `sorting`, which does more.' }),
  ]),
  component('Toolbar', { props: [prop('rows', { required: true, default: '[]' })] }),
]);
const text = printFacts(facts);

it('contains no sentence of a package', () => {
  expect(text).not.toContain('order in which');
  expect(text).not.toContain('which does more');
});

it('restores everything by which majors are compared', () => {
  const { entries, exported } = parseFacts(text).products['data-grid'] ?? {};
  expect(exported).toEqual(['DataGrid', 'Toolbar']);
  expect(entries?.DataGrid?.members).toEqual([
    {
      kind: 'prop',
      name: 'rows',
      type: 'string',
      required: true,
      default: '[]',
      words: facts.products['data-grid']?.entries.DataGrid?.members[0]?.words,
    },
    { kind: 'prop', name: 'order', type: 'string', deprecated: 'Use `sorting` instead.' },
  ]);
});

it('prints the same text for the same facts', () => {
  expect(printFacts(parseFacts(text))).toBe(text);
});

it('has one line per component', () => {
  expect(text.split('\n').filter((line) => line.includes('"members"'))).toHaveLength(2);
});
