import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { installDialog } from '@site/src/base/testing/installDialog';
import { SearchButton } from './index';
import { HISTORY_KEY } from '@site/src/base/shared/storageKeys';
import type { SearchVersion } from '@site/src/search/shared/manifest';
import { createFetch, versions } from './testing';

const push = jest.fn();
let published: readonly SearchVersion[] = versions;

jest.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/x/react-data-grid/sorting/' }),
  useHistory: () => ({ push }),
}));
jest.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({ versions: published }),
}));
jest.mock('@docusaurus/useBaseUrl', () => {
  const withBaseUrl = (path: string) => `/x/${path}`;
  return { useBaseUrlUtils: () => ({ withBaseUrl }) };
});
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: { readonly to: string; readonly children: ReactNode }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: { baseUrl: '/x/' },
  }),
}));

const Site = ({ children }: { readonly children: ReactNode }) => (
  <DocsConfig change={{ versions: { root: 'v8', included: ['v8'], hosts: {} } }}>
    <EnglishMessages>{children}</EnglishMessages>
  </DocsConfig>
);

let status = 200;

beforeAll(installDialog);
beforeEach(() => {
  status = 200;
  published = versions;
  push.mockClear();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  global.fetch = createFetch(() => status) as unknown as typeof fetch;
});

const button = () => screen.getByRole('button', { name: 'Search the documentation' });
const field = () => screen.findByRole('combobox', { name: 'Search the documentation' });
const activeName = async () => {
  const id = (await field()).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

async function open(typed = '') {
  const user = userEvent.setup();
  render(<SearchButton />, { wrapper: Site });
  await user.keyboard('{Control>}k{/Control}');
  await field();
  if (typed) {
    await user.type(await field(), typed);
    await screen.findByRole('listbox').catch(() => null);
  }
  return user;
}

describe('opening', () => {
  it('Ctrl+K opens and closes', async () => {
    const user = await open();
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a slash opens it, but not in a field', async () => {
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Own field" />
        <SearchButton />
      </>,
      { wrapper: Site },
    );
    await user.type(screen.getByRole('textbox'), '/');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => screen.getByRole('textbox').blur());
    await user.keyboard('/');
    expect(await field()).toHaveValue('');
  });

  it('a letter typed on the button opens it with that letter', async () => {
    const user = userEvent.setup();
    render(<SearchButton />, { wrapper: Site });
    act(() => button().focus());
    await user.keyboard('p');
    expect(await field()).toHaveValue('p');
    await user.keyboard('in');
    expect(await field()).toHaveValue('pin');
  });

  it('text typed before it has loaded is continued in the field', async () => {
    const user = userEvent.setup();
    render(<SearchButton />, { wrapper: Site });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of 'x-data g') {
      fireEvent.keyDown(document.body, { key });
    }
    expect(await field()).toHaveValue('x-data g');
    await user.keyboard('rid');
    expect(await field()).toHaveValue('x-data grid');
  });

  it('typing in a reopened search replaces the previous query', async () => {
    const user = await open('pin');
    await user.keyboard('{Control>}kk{/Control}');
    expect(await field()).toHaveValue('pin');
    await user.keyboard('sort');
    expect(await field()).toHaveValue('sort');
  });

  it('letters typed on the button before it has loaded are entered once', async () => {
    render(<SearchButton />, { wrapper: Site });
    fireEvent.click(button());
    act(() => button().focus());
    for (const key of 'pinned') {
      fireEvent.keyDown(button(), { key });
    }
    expect(await field()).toHaveValue('pinned');
  });

  it.each([
    ['loads ahead in idle time', false],
    ['does not load ahead for readers who save data', true],
  ])('%s', async (_case, saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    const file = `search/v8.ahead-${saveData}.json`;
    published = [{ version: 'v8', label: '8.14.1', file, bytes: 800 }];
    jest.useFakeTimers();
    render(<SearchButton />, { wrapper: Site });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
    expect(jest.mocked(global.fetch).mock.calls.map(([url]) => url)).toEqual(
      saveData ? [] : [`/x/${file}`],
    );
  });

  it('loads the code and the index when the reader points at the button', async () => {
    published = [{ version: 'v8', label: 'v8.14.1', file: 'search/v8.early.json', bytes: 800 }];
    const user = userEvent.setup();
    render(<SearchButton />, { wrapper: Site });
    await user.hover(button());
    await waitFor(() =>
      expect(global.fetch).toHaveBeenCalledWith('/x/search/v8.early.json', undefined),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('results', () => {
  it('are grouped, with the first one active', async () => {
    await open('pinning');
    const groups = screen.getAllByRole('group').filter((group) => group.tagName === 'DIV');
    expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual([
      'Best matches',
      expect.any(String),
    ]);
    expect(await activeName()).toContain('Column pinning');
    expect(await field()).toHaveAttribute('aria-expanded', 'true');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveAttribute(
      'href',
      '/x/react-data-grid/column-pinning/',
    );
  });

  it('arrow keys wrap around, Enter opens a result and closes the dialog', async () => {
    const user = await open('pinning');
    await user.keyboard('{ArrowUp}');
    const last = screen.getAllByRole('option').at(-1);
    expect(last).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(push).toHaveBeenCalledWith('/x/react-data-grid/column-pinning/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a click opens a result; the browser handles modifier keys', async () => {
    const user = await open('pinning');
    const first = await screen.findByRole('option', { name: /Column pinning.*Page/ });
    let isLeftToBrowser = false;
    const endClick = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', endClick, { once: true });
    fireEvent.click(first, { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(first);
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('mark matched words', async () => {
    await open('pinn');
    await waitFor(() => {
      const [first] = within(screen.getByRole('listbox')).getAllByRole('option');
      expect(first?.querySelector('mark')).toHaveTextContent(/^pinn$/);
    });
  });

  it('are announced once the reader pauses', async () => {
    await open('validation');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
  });

  it('first say that a name is unknown', async () => {
    await open('pinnedColumms');
    const note = 'No exact match for “pinnedColumms”. These are the nearest results.';
    expect(screen.getByText(note)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(note));
  });

  it('wait for the end of a composition', async () => {
    await open();
    const input = await field();
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: 'pinning' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(push).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    expect(await screen.findByRole('listbox')).toBeVisible();
  });
});

describe('filters', () => {
  it('filter by product; an empty result offers the other products', async () => {
    const user = await open('validation');
    await user.click(screen.getByRole('radio', { name: 'Charts' }));
    expect(await screen.findByText('Nothing found for “validation”.')).toBeVisible();
    expect(screen.getByRole('link', { name: /GitHub/ })).toHaveAttribute(
      'href',
      'https://github.com/mui/mui-x/issues?q=validation',
    );
    await user.click(screen.getByRole('button', { name: 'Search all products (1)' }));
    expect(await screen.findByRole('option', { name: /Validation/ })).toBeVisible();
  });

  it('search another version', async () => {
    const user = await open('pinning');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Version' }), 'v7');
    expect(await screen.findByText('Old', { exact: false })).toBeVisible();
  });
});

describe('failures', () => {
  it('a failed index is reported, keeps the query, and can be retried', async () => {
    status = 503;
    published = [{ version: 'v8', label: 'v8.14.1', file: 'search/v8.late.json', bytes: 800 }];
    const user = userEvent.setup();
    render(<SearchButton />, { wrapper: Site });
    await user.click(button());
    await user.type(await field(), 'pinning');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');

    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listbox')).toBeVisible();
    expect(await field()).toHaveValue('pinning');
  });

  it('reports queries without results to analytics once', async () => {
    const gtag = jest.fn();
    Object.assign(window, { gtag });
    await open('zebra');
    await waitFor(() => expect(gtag).toHaveBeenCalledTimes(1), { timeout: 3000 });
    expect(gtag).toHaveBeenCalledWith('event', 'search', {
      search_term: 'zebra',
      results: 0,
      version: 'v8',
      product: 'all',
    });
    Object.assign(window, { gtag: undefined });
  });
});

describe('before anything is typed', () => {
  it('shows visited results, which can be kept and removed', async () => {
    const user = await open('pinning');
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('region', { name: 'Recent' });
    expect(within(recent).getByRole('link')).toHaveTextContent('Column pinning');

    await user.click(screen.getByRole('button', { name: 'Add Column pinning to the favorites' }));
    expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Favorites' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem(HISTORY_KEY) ?? '{}')).toMatchObject({
      favorites: [{ name: 'Column pinning' }],
    });

    await user.click(
      screen.getByRole('button', { name: 'Remove Column pinning from the favorites' }),
    );
    await user.click(
      screen.getByRole('button', { name: 'Remove Column pinning from the recent pages' }),
    );
    expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
  });

  it('arrow keys move into the list and back to the field', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Data Grid');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Data Grid: quickstart');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{ArrowDown}pin');
    expect(await field()).toHaveValue('pin');
  });
});

// At the end, because the tests share the history of visited results.
describe('Enter before there are results', () => {
  it('opens the first result once the index has loaded', async () => {
    published = [{ version: 'v8', label: '8.14.1', file: 'search/v8.entered.json', bytes: 800 }];
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => (answer = resolve));
    const fetchFile = createFetch();
    global.fetch = (async (url: string) => {
      await isAsked;
      return fetchFile(url);
    }) as unknown as typeof fetch;
    const user = userEvent.setup();
    render(<SearchButton />, { wrapper: Site });
    await user.click(button());
    await user.type(await field(), 'pinned{Enter}');
    await user.type(await field(), ' columns');
    expect(push).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await act(async () => answer());
    await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
    expect(push).toHaveBeenCalledWith(expect.stringContaining('pinnedColumns'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is kept while the code loads, too', async () => {
    const user = userEvent.setup();
    render(<SearchButton />, { wrapper: Site });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of [...'validation', 'Enter']) {
      fireEvent.keyDown(document.body, { key });
    }
    await waitFor(() => expect(push).toHaveBeenCalledWith('/x/react-date-pickers/validation/'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveValue('');
  });
});
