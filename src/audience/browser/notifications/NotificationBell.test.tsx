import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { NotificationBell } from './NotificationBell';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (url: string) => `/x${url}`,
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: string }) => (
    <a href={href}>{children}</a>
  ),
}));

const entry = (id: number, change = {}) => ({
  id,
  title: `Title ${id}`,
  text: `<script>alert(${id})</script>`,
  date: '2025-10-16',
  ...change,
});
const fetchMock = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  document.cookie = 'lastSeenNotification=; max-age=0; path=/';
  global.fetch = fetchMock;
  fetchMock.mockReset().mockResolvedValue({
    ok: true,
    json: () =>
      Promise.resolve({ announcements: [entry(1), entry(2), entry(3, { link: '/x/a/' })] }),
  });
});
afterEach(() => jest.useRealTimers());

async function show(wait = 1500) {
  const view = render(
    <EnglishMessages>
      <NotificationBell />
      <button>elsewhere</button>
    </EnglishMessages>,
  );
  await act(() => jest.advanceTimersByTimeAsync(wait));
  return { ...view, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const bell = () => screen.getAllByRole('button')[0] as HTMLElement;

it('loads after the page', async () => {
  await show(1499);
  expect(fetchMock).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(fetchMock).toHaveBeenCalledWith('/x/announcements.json', expect.anything());
});

it('shows the number of new announcements, and stores that they were seen', async () => {
  const { user, unmount } = await show();
  expect(bell()).toHaveAccessibleName('3 unread notifications');
  await user.click(bell());
  expect(bell()).toHaveAccessibleName('Show notifications');
  expect(document.cookie).toContain('lastSeenNotification=3');
  unmount();
  await show();
  expect(bell()).toHaveAccessibleName('Show notifications');
});

it('lists announcements newest first, as text, with dates and links', async () => {
  const { user } = await show();
  await user.click(bell());
  const items = within(screen.getByRole('group', { name: 'Notifications' })).getAllByRole(
    'listitem',
  );
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual([
    'Title 3',
    'Title 2',
    'Title 1',
  ]);
  expect(items[0]).toHaveTextContent('<script>alert(3)</script>');
  expect(items[0]).toHaveTextContent('October 16, 2025');
  expect(screen.getByRole('link', { name: 'Title 3' })).toHaveAttribute('href', '/x/a/');
});

it('closes with Escape, restoring the focus, and with a click elsewhere', async () => {
  const { user } = await show();
  await user.click(bell());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(bell()).toHaveFocus();
  await user.click(bell());
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => Promise.resolve({ ok: false, status: 500 })],
  ['sends a page', () => Promise.resolve({ ok: true, json: () => Promise.reject(new Error('<')) })],
])('says so if the host %s, and retries when it is opened again', async (_, answer) => {
  fetchMock.mockImplementation(answer);
  const { user } = await show();
  expect(bell()).toHaveAccessibleName('Show notifications');
  await user.click(bell());
  expect(await screen.findByText('Notifications could not be loaded.')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('requests nothing for crawlers', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  await show();
  expect(fetchMock).not.toHaveBeenCalled();
  agent.mockRestore();
});
