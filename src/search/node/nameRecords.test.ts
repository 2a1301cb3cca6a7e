import { withContent } from '../../content/node/page';
import { createRecord } from '../shared/testing';
import type { FormerNames } from './formerNames';
import { toNameRecords } from './nameRecords';
import { outlinePage } from './outlinePage';
import type { PageOutline } from './readPages';

const createPage = (path: string, title: string, body: string): PageOutline => ({
  path,
  title,
  description: '',
  product: 'x-data-grid',
  sections: outlinePage(withContent({ text: body })),
  catalogs: [],
});

const guide = createPage(
  'react-data-grid/editing/',
  'Editing',
  'Ask `isCellBusy` first.\n\n## Validation\n\n| Name | Meaning |\n|-|-|\n| `isCellBusy` | Still working |\n\n## Row height\n\n`rowHeight` sets it.',
);
const migration = createPage(
  'migration/migration-data-grid-v6/',
  'Migration',
  [
    '## Props\n\n- `oldProps`: `newProps`. The type is `AnyType`.',
    '## Parts\n\n`DeprecatedPart` is deprecated.',
    "```diff\n-import { OldPart } from '@material-ui/old';\n-<OldPart><DeprecatedPart /></OldPart>\n+<NewPart />\n```",
    '## All\n\n<ApiChanges product="data-grid" to="v7" />',
  ].join('\n\n'),
);

const former: FormerNames = {
  changes: new Map([
    ['oldProps', { major: 'v7', isDeprecated: false, text: 'Removed in v7. Use newProps.' }],
    ['components', { major: 'v7', isDeprecated: false, text: 'Removed in v7.' }],
    ['plainOld', { major: 'v5', isDeprecated: false, text: 'Removed in v5.' }],
  ]),
  isGone: () => false,
  isCurrent: (name) => name === 'DeprecatedPart',
  unprefixed: new Map([['ColDef', 'GridColDef']]),
};
const none: FormerNames = {
  changes: new Map(),
  isGone: () => false,
  isCurrent: () => false,
  unprefixed: new Map(),
};

const { explained, records } = toNameRecords({
  pages: [guide, migration],
  pageRecords: [],
  apiRecords: [createRecord({ kind: 'interface', name: 'GridColDef', path: 'api/col-def/' })],
  known: new Set(['rowHeight', 'newProps']),
  formerNames: (product) => (product === 'data-grid' ? former : none),
  prefix: '',
});
const find = (name: string) => records.filter((record) => record.name === name);

it('leads to the section about a name instead of the first that mentions it', () => {
  expect(find('isCellBusy')).toMatchObject([
    { kind: 'name', path: `${guide.path}#validation`, text: 'Still working' },
  ]);
});

it('adds names with a record to the section about them', () => {
  expect(find('rowHeight')).toEqual([]);
  expect(explained.get(`${guide.path}#row-height`)).toEqual(['rowHeight']);
});

it('leads from former names to their place in the migration guide', () => {
  expect(find('oldProps')).toMatchObject([
    {
      kind: 'formerName',
      path: `${migration.path}#props`,
      text: 'Removed in v7. Use newProps.',
    },
  ]);
});

it('leads to the table of changes, or the page of a major, if no sentence contains the name', () => {
  expect(find('components')[0]?.path).toBe(`${migration.path}#all`);
  expect(find('plainOld')[0]?.path).toBe('api/changes/v5/#data-grid');
});

it('leads from what a diff replaces to its section, if it is imported or deprecated', () => {
  expect(find('OldPart')).toMatchObject([{ kind: 'formerName', path: `${migration.path}#parts` }]);
  expect(find('DeprecatedPart')).toMatchObject([
    { kind: 'formerName', path: `${migration.path}#parts` },
  ]);
});

it('leads from a name without its prefix to the current name', () => {
  expect(find('ColDef')).toMatchObject([
    {
      kind: 'formerName',
      path: 'api/col-def/',
      text: 'Called GridColDef since the first stable version.',
    },
  ]);
});

it('treats a name that only a migration guide mentions as current', () => {
  expect(find('AnyType')).toMatchObject([{ kind: 'name', path: `${migration.path}#props` }]);
});
