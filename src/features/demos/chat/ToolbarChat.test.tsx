import { act, screen } from '@testing-library/react';
import { mockCustomFields, preloadDemo, renderDemo } from '../testing';

beforeAll(preloadDemo, 60_000);

afterEach(() => {
  delete mockCustomFields.chatApiBaseUrl;
  jest.restoreAllMocks();
});

const answer = (ok: boolean, body: unknown) => {
  const fetchMock = jest.fn(() => Promise.resolve({ ok, status: 500, json: () => body }));
  Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true });
  return fetchMock;
};

describe('Edit in Chat', () => {
  it('is absent where no chat is configured', async () => {
    renderDemo();
    await screen.findByRole('toolbar');
    expect(screen.queryByRole('button', { name: 'Edit in Chat' })).not.toBeInTheDocument();
  });

  it('opens the address that the chat answers', async () => {
    mockCustomFields.chatApiBaseUrl = 'https://chat.example';
    answer(true, { nextUrl: 'https://chat.example/42' });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderDemo();
    await user.click(await screen.findByRole('button', { name: 'Edit in Chat' }));

    expect(open).toHaveBeenCalledWith('https://chat.example/42', '_blank', 'noopener');
  });

  it('says for six seconds that it failed, and can be dismissed', async () => {
    mockCustomFields.chatApiBaseUrl = 'https://chat.example';
    answer(false, {});
    const { user } = renderDemo();
    const button = await screen.findByRole('button', { name: 'Edit in Chat' });
    await user.click(button);

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open MUI Chat');
    expect(button).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button).toBeEnabled();
  });

  it('goes away by itself', async () => {
    mockCustomFields.chatApiBaseUrl = 'https://chat.example';
    answer(false, {});
    const { user } = renderDemo();
    await user.click(await screen.findByRole('button', { name: 'Edit in Chat' }));
    await screen.findByRole('alert');

    await act(() => new Promise((resolve) => setTimeout(resolve, 6050)));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }, 15_000);
});
