import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { SERVICES_ELEMENT_ID } from '@site/src/base/shared/services';
import type { FeedbackPayload } from '@site/src/audience/shared/feedback';
import { requestComment } from './model/commentRequest';
import { QUEUE_KEY } from '@site/src/base/shared/storageKeys';
import { PageFeedback, SectionComment } from './index';

const PATH = '/x/not-in-the-menu/';
const URL = `http://localhost${PATH}`;
const KEY = `feedback-${PATH}`;
const COMMENT = 'The second example does not run';
const fetchMock = jest.fn();
const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${SERVICES_ELEMENT_ID}">{"feedback":{"url":"/f"}}</script>`;
  window.history.replaceState(null, '', PATH);
  global.fetch = fetchMock;
  fetchMock.mockReset().mockResolvedValue({ ok: true });
  online.mockReturnValue(true);
});
afterEach(() => localStorage.clear());

function show() {
  render(
    <MemoryRouter initialEntries={[PATH]}>
      <DocsConfig>
        <EnglishMessages>
          <PageFeedback />
        </EnglishMessages>
      </DocsConfig>
    </MemoryRouter>,
  );
  // The choice of the previous test is stored until another tab changes it.
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const allSent = () =>
  fetchMock.mock.calls.map(
    ([, { body }]) => JSON.parse(new URLSearchParams(body).get('payload') ?? '') as FeedbackPayload,
  );
const comments = () => allSent().filter(({ comment }) => comment !== '');
const ratings = () => allSent().filter(({ comment }) => comment === '');

it('stores the rating, opens the form, and focuses it', async () => {
  const user = show();
  await user.click(button('No'));
  expect(localStorage.getItem(KEY)).toBe('0');
  expect(button('No')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByLabelText(/What is missing or wrong/)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'open an issue' })).toHaveAttribute(
    'href',
    'https://github.com/example/docs/issues/new?template=6.docs-feedback.yml&page-url=http%3A%2F%2Flocalhost%2Fx%2Fnot-in-the-menu%2F',
  );
});

it('sends a rating immediately, but not the same rating twice', async () => {
  const user = show();
  await user.click(button('No'));
  await waitFor(() => expect(ratings()).toMatchObject([{ rating: 0, currentLocationURL: URL }]));
  await user.click(button('No'));
  await user.click(button('Cancel'));
  expect(ratings()).toHaveLength(1);
  await user.click(button('Yes'));
  await waitFor(() => expect(ratings()).toMatchObject([{ rating: 0 }, { rating: 1 }]));
});

it('asks what was good, without linking to the issue tracker', async () => {
  const user = show();
  await user.click(button('Yes'));
  expect(await screen.findByLabelText(/What did this page do well/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('explains why a short comment is not sent', async () => {
  const user = show();
  await user.click(button('Yes'));
  await user.type(await screen.findByRole('textbox'), 'Nice');
  await user.click(button('Submit'));
  expect(screen.getByRole('alert')).toHaveTextContent('needs at least 10 characters');
  expect(comments()).toEqual([]);
});

it('sends once, despite repeated clicks, and confirms it', async () => {
  let answer: (response: object) => void = () => undefined;
  const user = show();
  await user.click(button('No'));
  await waitFor(() => expect(ratings()).toHaveLength(1));
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await user.type(await screen.findByRole('textbox'), COMMENT);
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(button('Sending')).toBeDisabled();
  expect(comments()).toEqual([
    {
      callback_id: 'send_feedback',
      rating: 0,
      comment: COMMENT,
      currentLocationURL: URL,
      commentSectionURL: `${URL}#`,
      commentSectionTitle: '',
      githubRepo: 'https://github.com/example/docs',
      productId: 'x',
    },
  ]);
  await act(async () => answer({ ok: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('does not send with Shift', async () => {
  const user = show();
  await user.click(button('No'));
  await user.type(await screen.findByRole('textbox'), COMMENT);
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(comments()).toEqual([]);
});

it('keeps the text if sending fails, and retries', async () => {
  const user = show();
  await user.click(button('No'));
  await waitFor(() => expect(ratings()).toHaveLength(1));
  fetchMock.mockResolvedValueOnce({ ok: false, status: 500 });
  await user.type(await screen.findByRole('textbox'), COMMENT);
  await user.click(button('Submit'));
  expect(
    await screen.findByText("Couldn't submit feedback. Please try again later."),
  ).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue(COMMENT);
  await user.click(button('Try again'));
  expect(await screen.findByText(/Thank you/)).toBeVisible();
  const [first, second] = comments();
  expect(second).toEqual(first);
});

it('queues feedback offline and sends it when the network is back', async () => {
  online.mockReturnValue(false);
  const user = show();
  await user.click(button('No'));
  await user.type(await screen.findByRole('textbox'), COMMENT);
  await user.click(button('Submit'));
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(allSent()).toMatchObject([{ comment: '' }, { comment: COMMENT }]));
  await waitFor(() => expect(localStorage.getItem(QUEUE_KEY)).toBeNull());
});

it('comments on a section, and drops the section but not the text when canceled', async () => {
  const user = show();
  act(() => requestComment({ hash: 'basics', title: 'Basics' }, null));
  await user.type(await screen.findByLabelText(/section “Basics”/), COMMENT);
  await user.click(button('Cancel'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button('No'));
  expect(await screen.findByLabelText(/What is missing/)).toHaveValue(COMMENT);
  act(() => requestComment({ hash: 'basics', title: 'Basics' }, null));
  await user.click(button('Submit'));
  await screen.findByText(/Thank you/);
  expect(comments()).toMatchObject([
    { commentSectionURL: `${URL}#basics`, commentSectionTitle: 'Basics' },
  ]);
});

it('opens the form at the section, keeps its text, and returns the focus', async () => {
  render(<PageFeedback />, {
    wrapper: ({ children }) => (
      <BrowserContext.Provider value>
        <MemoryRouter initialEntries={[PATH]}>
          <DocsConfig>
            <EnglishMessages>
              <section aria-label="Basics section">
                <SectionComment level="h2" id="basics" heading="Basics" />
              </section>
              {children}
            </EnglishMessages>
          </DocsConfig>
        </MemoryRouter>
      </BrowserContext.Provider>
    ),
  });
  const user = userEvent.setup();
  const section = screen.getByRole('region', { name: 'Basics section' });
  const open = screen.getByRole('button', { name: /Basics/ });
  await user.click(open);
  const field = await screen.findByLabelText(/section “Basics”/);
  expect(section).toContainElement(field);
  expect(field).toHaveFocus();
  await user.type(field, COMMENT);

  await user.click(button('No'));
  const below = await screen.findByLabelText(/section “Basics”|What is missing/);
  expect(below).toHaveValue(COMMENT);
  await user.click(open);
  await user.click(button('Cancel'));
  expect(open).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
