import type ts from 'typescript';
import { readJsDoc, toMarkdown } from './jsDoc';

const tag = (name: string, text: string): ts.JSDocTagInfo => ({
  name,
  text: [{ kind: 'text', text }],
});

describe('internal notes of the packages', () => {
  // The comments of @mui/x-data-grid 8.14.1, as they are.
  it.each([
    [
      'The api of Data Grid Premium.\nTODO: Do not redefine manually the pro features',
      'The api of Data Grid Premium.',
    ],
    ['Gets the list of row ids.\nTODO rows v6: Rename or remove ?', 'Gets the list of row ids.'],
    [
      'Only available in DataGridPremium.\nTODO: Use module augmentation to move it to `@mui/x-data-grid-premium`\n(need to modify how we handle column types default values).',
      'Only available in DataGridPremium.',
    ],
    [
      'FIXME: This function mutates the colspan info, but colspan info assumes that the columns\nnever change.\n\nThe rows.',
      'The rows.',
    ],
    ['Shows rows. TODO v9: remove it', 'Shows rows.'],
    ['- The first.\n- TODO: the second.', '- The first.'],
  ])('are removed from %j', (comment, expected) => {
    expect(toMarkdown(comment)).toBe(expected);
  });

  it.each(['The TODO list of a person.', 'Todos: a list.', 'See `TODO` in the code.'])(
    'are not confused with %j',
    (comment) => {
      expect(toMarkdown(comment)).toBe(comment);
    },
  );

  it('are removed from the texts of tags', () => {
    const facts = readJsDoc('Rows.', [tag('returns', 'The ids.\nTODO: sort them')]);
    expect(facts.returns).toBe('The ids.');
  });
});

describe('a default of several lines', () => {
  it('is put on one line if it is code', () => {
    const text =
      "(searchText: string) => searchText\n  .split(' ')\n  .filter((word) => word !== '')";
    expect(readJsDoc('', [tag('default', text)]).default).toBe(
      "(searchText: string) => searchText.split(' ').filter((word) => word !== '')",
    );
    expect(readJsDoc('', [tag('default', '{\n  top: 5,\n  left: 5,\n}')]).default).toBe(
      '{ top: 5, left: 5, }',
    );
  });

  it('is part of the description if it is a list of cases', () => {
    const cases = "- `[]` for Pickers that close.\n- `['cancel']` for all others.";
    const facts = readJsDoc('The actions.', [tag('default', cases)]);
    expect(facts.default).toBeUndefined();
    expect(facts.description).toBe(`The actions.\n\nBy default:\n\n${cases}`);
  });
});

// The type of `onAxisClick` of a chart's container is an intersection of types that all document it.
it('reads a parameter once that several types document', () => {
  const tags = ['event The event.', 'data The axis.'].map((text) => tag('param', text));
  expect(readJsDoc('', [...tags, ...tags]).params).toEqual([
    { name: 'event', description: 'The event.' },
    { name: 'data', description: 'The axis.' },
  ]);
});
