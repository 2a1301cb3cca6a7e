import { act, screen } from '@testing-library/react';
import { chooseInMenu, findButton, preloadDemo, renderDemo, twoFiles } from '../testing';

beforeAll(preloadDemo, 60_000);

afterEach(() => jest.restoreAllMocks());

const renderWithChat = () => renderDemo({}, { config: { chatApiBaseUrl: 'https://chat.example' } });

const chatEntry = () => screen.getByRole('menuitem', { name: 'MUI Chat' });

const answer = (ok: boolean, body: unknown) => {
  const fetchMock = jest.fn(() => Promise.resolve({ ok, status: 500, json: () => body }));
  Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true });
  return fetchMock;
};

describe('opening in the chat', () => {
  it('is not shown if no chat is configured', async () => {
    const { user } = renderDemo();
    await user.click(await findButton('Open in'));
    expect(screen.getByRole('menuitem', { name: 'StackBlitz' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'MUI Chat' })).not.toBeInTheDocument();
  });

  it("opens the URL in the chat's response", async () => {
    answer(true, { nextUrl: 'https://chat.example/42' });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderWithChat();
    await chooseInMenu(user, 'Open in', 'MUI Chat');

    expect(open).toHaveBeenCalledWith('https://chat.example/42', '_blank', 'noopener');
  });

  it("sends the version of the demo's major", async () => {
    const fetchMock = answer(true, { nextUrl: 'https://chat.example/42' });
    jest.spyOn(window, 'open').mockReturnValue(null);
    const packages = { '@mui/x-data-grid': '7.29.13' };
    const { user } = renderDemo(
      {
        contentRoot: 'versioned_docs/version-v7',
        loadSources: () => Promise.resolve({ ...twoFiles, packages }),
      },
      { config: { chatApiBaseUrl: 'https://chat.example' }, address: '/x/v7/orders/' },
    );
    await chooseInMenu(user, 'Open in', 'MUI Chat');
    const [, request] = fetchMock.mock.calls[0] as unknown as [string, { readonly body: string }];
    expect(JSON.parse(request.body)).toMatchObject({
      package: { name: '@mui/x-data-grid', version: '7.29.13' },
    });
  });

  it('reports a failure for six seconds, logs the reason, and can be dismissed', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(false, {});
    const { user } = renderWithChat();
    await chooseInMenu(user, 'Open in', 'MUI Chat');

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open MUI Chat');
    expect(log).toHaveBeenCalledWith(
      'The demo Orders could not be opened in the chat:',
      new Error('The chat returned 500, expected 200.'),
    );
    await user.click(await findButton('Open in'));
    expect(chatEntry()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(await findButton('Open in'));
    expect(chatEntry()).not.toHaveAttribute('aria-disabled');
  });

  it('disappears after six seconds', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer(false, {});
    const { user } = renderWithChat();
    await chooseInMenu(user, 'Open in', 'MUI Chat');
    await screen.findByRole('alert');

    await act(() => new Promise((resolve) => setTimeout(resolve, 6050)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }, 15_000);
});
