import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { Members } from '.';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';

const mockOpen = jest.fn();
jest.mock('@site/src/search/browser', () => ({
  SearchOnDemand: () => null,
  useSearchDialog: () => ({ open: mockOpen, prepare: jest.fn() }),
}));

const page: ApiPageData = {
  kind: 'component',
  name: 'DataGrid',
  product: 'data-grid',
  major: 'v8',
  guides: [],
  members: [
    { name: 'columns', type: ['readonly ', { ref: 'GridColDef' }, '[]'], required: true },
    { name: 'density', type: ["'compact' | 'standard'"], default: "'standard'" },
    {
      name: 'autoHeight',
      type: ['boolean'],
      description: [{ p: ['Grows with the rows.'] }],
      deprecated: [{ p: ['Use flex.'] }],
    },
    ...['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, type: ['string'] })),
  ],
  sourceUrl: 'https://example.com',
  definitions: {
    GridColDef: {
      text: ['interface GridColDef { field: string }'],
      package: '@mui/x-data-grid',
      href: '/x/api/data-grid/grid-col-def/',
    },
  },
};

const entry = (name: string) => document.getElementById(`data-grid-prop-${name}`)!;
const show = (path?: string) =>
  render(
    <SiteFrame path={path}>
      <Members {...page} />
    </SiteFrame>,
  );

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  HTMLElement.prototype.showPopover = jest.fn();
});
afterEach(() => localStorage.clear());

it('shows every prop with its documentation from the packages', () => {
  show();
  expect(within(entry('columns')).getByText('Required')).toBeVisible();
  expect(within(entry('density')).getByText("'standard'", { selector: 'code' })).toBeVisible();
  expect(within(entry('autoHeight')).getByRole('note')).toHaveTextContent('Use flex.');
});

it('filters the list and shows how many entries remain', async () => {
  show();
  const filter = screen.getByRole('searchbox', { name: 'Filter Props' });
  expect(filter).toHaveAttribute('placeholder', 'Filter 8 entries');
  await userEvent.type(filter, 'rows');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 8 shown');
  expect(entry('columns')).not.toBeVisible();
  expect(entry('autoHeight')).toBeVisible();
});

it('lists the best match of the filter first, and opens what it finds while it does', async () => {
  localStorage.setItem('dataGrid_apiPage_props', 'collapsed');
  const members = [
    { name: 'autoPageSize', description: [{ p: ['As many rows as fit.'] }] },
    { name: 'rowsLoading' },
    { name: 'rows' },
    ...['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
  ].map((member) => ({ type: ['string'], ...member }));
  render(
    <SiteFrame>
      <Members {...page} members={members} />
    </SiteFrame>,
  );
  const filter = screen.getByRole('searchbox', { name: 'Filter Props' });
  await userEvent.type(filter, 'rows');
  const names = screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);
  expect(names).toEqual(['rows', 'rowsLoading', 'autoPageSize']);
  expect(screen.getByText('As many rows as fit.')).toBeVisible();
  await userEvent.clear(filter);
  expect(screen.getByText('As many rows as fit.')).not.toBeVisible();
});

it('shows code in a default without its backticks', () => {
  const members = [{ name: 'hidden', type: ['boolean'], default: '`true` for desktop' }];
  render(
    <SiteFrame>
      <Members {...page} members={members} />
    </SiteFrame>,
  );
  expect(entry('hidden')).toHaveTextContent('true for desktop');
  expect(within(entry('hidden')).getByText('true', { selector: 'code' })).toBeVisible();
});

it('offers the search and other lists when nothing is found', async () => {
  render(
    <SiteFrame path="/x/api/data-grid/data-grid/">
      <Members {...page} slots={[{ name: 'footer' }]} />
    </SiteFrame>,
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter Props' }), 'footer');
  expect(screen.getByText('Nothing here contains “footer”.')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Search all of the documentation for “footer”' }),
  );
  expect(mockOpen).toHaveBeenCalledWith('footer');
  expect(screen.getByRole('link', { name: 'Slots: 1 found' })).toHaveAttribute('href', '#slots');
});

it('leads from a prop to the section of a guide that explains it', () => {
  const guide = { title: 'Row density', route: '/x/react-data-grid/row-height/#row-density' };
  const members = [{ name: 'density', type: ['string'], guide }];
  render(
    <SiteFrame>
      <Members {...page} members={members} />
    </SiteFrame>,
  );
  expect(within(entry('density')).getByRole('link', { name: 'Row density' })).toHaveAttribute(
    'href',
    expect.stringMatching(/react-data-grid\/row-height\/#row-density$/),
  );
});

it('lists the props by task or only those of one, without losing their anchors', async () => {
  const members = page.members.map((member, index) => ({
    ...member,
    task: index < 3 ? ('columns' as const) : ('events' as const),
  }));
  render(
    <SiteFrame>
      <Members {...page} members={members} />
    </SiteFrame>,
  );
  const tasks = screen.getByRole('combobox', { name: 'Filter Props by task' });
  expect(tasks).toHaveDisplayValue('By task');
  const list = screen.getByRole('list', { name: 'Props: Columns and cells' });
  expect(list).toContainElement(entry('density'));
  expect(list).not.toContainElement(entry('a'));

  // Under a filter, the tasks that have matches keep their headings, that of the best match first.
  const filter = screen.getByRole('searchbox', { name: 'Filter Props' });
  const headings = () => screen.getAllByText(/^(?:Columns and cells|Events)$/, { selector: 'p' });
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Columns and cells', 'Events']);
  await userEvent.type(filter, 'a');
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Events', 'Columns and cells']);
  expect(headings()[1]).toBeVisible();
  await userEvent.clear(filter);
  await userEvent.type(filter, 'density');
  expect(screen.getByText('Columns and cells', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Events', { selector: 'p' })).not.toBeVisible();
  await userEvent.clear(filter);

  await userEvent.selectOptions(tasks, 'Events');
  expect(screen.getByRole('status')).toHaveTextContent('5 of 8 shown');
  expect(entry('a')).toBeVisible();
  expect(entry('density')).not.toBeVisible();
});

it('says which props of higher plans match the filter, and leads to them', async () => {
  const route = '/x/api/data-grid/data-grid-premium/';
  const props = ['pivotModel', 'rowGroupingModel', 'onRowGroupingModelChange'];
  const higher = [{ name: 'DataGridPremium', plan: 'premium' as const, route, props }];
  render(
    <SiteFrame>
      <Members {...page} higher={higher} />
    </SiteFrame>,
  );
  const filter = screen.getByRole('searchbox', { name: 'Filter Props' });
  await userEvent.type(filter, 'grouping');
  expect(screen.getByRole('link', { name: '2 more in DataGridPremium' })).toHaveAttribute(
    'href',
    `${route}#props`,
  );
  expect(screen.getByRole('link', { name: 'rowGroupingModel' })).toHaveAttribute(
    'href',
    `${route}#data-grid-premium-prop-rowGroupingModel`,
  );
  expect(screen.queryByRole('link', { name: 'pivotModel' })).toBeNull();
  await userEvent.clear(filter);
  expect(screen.queryByRole('link', { name: /DataGridPremium/ })).toBeNull();
});

it('goes back to the top of a list that a filter shortens', async () => {
  show();
  const scroll = jest.mocked(Element.prototype.scrollIntoView);
  scroll.mockClear();
  const section = entry('density').closest('section')!;
  const filter = screen.getByRole('searchbox', { name: 'Filter Props' });
  await userEvent.type(filter, 'd');
  expect(scroll).not.toHaveBeenCalled();
  section.getBoundingClientRect = () => ({ top: -6000 }) as DOMRect;
  await userEvent.type(filter, 'e');
  expect(scroll.mock.contexts).toContain(section);
});

describe('tasks', () => {
  const members = page.members.map((member, index) => ({
    ...member,
    task: index < 3 ? ('columns' as const) : ('events' as const),
  }));
  const showTasks = (path?: string) =>
    render(
      <SiteFrame path={path}>
        <Members {...page} members={members}>
          <h3>Columns and cells</h3>
          <h3>Events</h3>
        </Members>
      </SiteFrame>,
    );

  it('have links to the guides about them', () => {
    const guides = ['column-events', 'events'].map((segment) => ({
      title: `About ${segment}`,
      route: `/x/react-data-grid/${segment}/`,
    }));
    render(
      <SiteFrame>
        <Members {...page} members={members} guides={guides} />
      </SiteFrame>,
    );
    const links = screen.getAllByRole('link', { name: /^Guide:/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Guide: About events']);
  });

  it('have the headings of the page, in any order that the reader keeps', async () => {
    const { unmount } = showTasks();
    const headings = screen.getAllByRole('heading').map(({ id }) => id);
    expect(headings).toEqual(['props-columns', 'props-events']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Filter Props by task' }),
      'Required first, A to Z',
    );
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();

    showTasks();
    expect(screen.getByRole('combobox', { name: 'Filter Props by task' })).toHaveDisplayValue(
      'Required first, A to Z',
    );
  });

  it('show for a link to one of them, whatever the order is', async () => {
    localStorage.setItem('apiPage_order', 'alphabet');
    showTasks('/#props-events');
    expect(await screen.findByRole('heading', { name: 'Events' })).toBeVisible();
  });
});

it('names older majors only in the history of an entry', async () => {
  localStorage.setItem('dataGrid_apiPage_props', 'collapsed');
  const members = [
    { name: 'rows', since: 'v6', changes: [{ kind: 'required', major: 'v7' }] },
    { name: 'tools', changes: [{ kind: 'required', major: 'v8' }] },
    { name: 'old', since: 'v5' },
  ].map((member) => ({ type: ['string'], ...member })) as typeof page.members;
  render(
    <SiteFrame>
      <Members {...page} major="v8" members={members} />
    </SiteFrame>,
  );
  expect(within(entry('tools')).getByText('Changed in v8')).toBeInTheDocument();
  expect(entry('rows')).not.toHaveTextContent('Changed in');
  for (const [name, text] of [
    ['rows', 'Since v6'],
    ['old', 'Since v5'],
  ] as const) {
    const own = within(entry(name));
    expect(own.getByText(text)).not.toBeVisible();
    await userEvent.click(own.getByRole('button', { name: `Show details of ${name}` }));
    await userEvent.click(own.getByText('History'));
    expect(own.getByText(text)).toBeVisible();
  }
});

it('offers no tasks for props without them', () => {
  show();
  expect(screen.queryByRole('combobox', { name: 'Filter Props by task' })).toBeNull();
});

it('remembers the display and opens entries of the collapsed list on request', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Collapsed list' }));
  expect(localStorage.getItem('dataGrid_apiPage_props')).toBe('collapsed');
  expect(screen.getByText('Grows with the rows.')).not.toBeVisible();

  const toggle = screen.getByRole('button', { name: 'Show details of autoHeight' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(screen.getByText('Grows with the rows.')).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

it('opens and marks the entry of the hash, by either of its anchors', async () => {
  localStorage.setItem('dataGrid_apiPage_props', 'collapsed');
  show('/#prop-autoHeight');
  expect(await screen.findByText('Grows with the rows.')).toBeVisible();
  expect(entry('autoHeight')).toHaveAttribute('data-target');
  expect(entry('columns')).not.toHaveAttribute('data-target');
});

it('opens the definition of a named type', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'GridColDef' }));
  const dialog = screen.getByRole('dialog', { name: 'GridColDef', hidden: true });
  expect(dialog).toHaveTextContent('interface GridColDef { field: string }');
  expect(within(dialog).getByText('Open the API page of GridColDef')).toHaveAttribute(
    'href',
    '/x/api/data-grid/grid-col-def/',
  );
});

it('uses unique ids on a page with several components', () => {
  render(
    <SiteFrame>
      <Members {...page} isOneOfMany />
      <Members {...page} name="Toolbar" isOneOfMany />
    </SiteFrame>,
  );
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toContain('toolbar-prop-columns');
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});
