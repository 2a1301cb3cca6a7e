import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishTexts } from '@site/src/testing/EnglishTexts';
import { PageActions } from './PageActions';

const customFields = { assistants: [] as unknown[] };

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: { url: 'https://example.com', customFields },
}));

const twin = '/x/react-charts/bars/index.md';

function answer(status: number, type: string, text = '# Bars') {
  const fetchMock = jest.fn(async () => ({
    ok: status === 200,
    status,
    headers: new Headers({ 'content-type': type }),
    text: async () => text,
  }));
  global.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

function renderActions() {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  render(<PageActions permalink="/x/react-charts/bars/" />, { wrapper: EnglishTexts });
  return { user, writeText, button: screen.getByRole('button') };
}

beforeEach(() => {
  customFields.assistants = [];
});

it('copies the Markdown, says so, and loads it once', async () => {
  const fetchMock = answer(200, 'text/markdown');
  const { user, writeText, button } = renderActions();
  await user.click(button);
  expect(writeText).toHaveBeenCalledWith('# Bars');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await user.click(button);
  expect(fetchMock.mock.calls).toEqual([[twin]]);
});

it.each([
  [404, 'text/plain'],
  [200, 'text/html; charset=utf-8'],
])('says that it failed when the answer is %s %s, and tries again', async (status, type) => {
  answer(status, type);
  const { user, writeText, button } = renderActions();
  await user.click(button);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
  answer(200, 'text/markdown');
  await user.click(button);
  expect(writeText).toHaveBeenCalledWith('# Bars');
});

it('links to the Markdown, and to nobody else by default', () => {
  answer(200, 'text/markdown');
  renderActions();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([twin]);
});

it('opens the page in the assistants of the site', () => {
  answer(200, 'text/markdown');
  customFields.assistants = [{ name: 'Helper', template: 'https://ai.test/?q={prompt}' }];
  renderActions();
  const link = screen.getByRole('link', { name: 'Open in Helper' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    `https://example.com${twin}`,
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
