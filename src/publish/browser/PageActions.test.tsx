import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import type { Assistant } from '@site/src/publish/shared/assistants';
import { PageActions } from './PageActions';

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: { url: 'https://example.com' },
}));

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children, ...props }: { to: string; children: string }) => (
    <a href={to} {...props}>
      {children}
    </a>
  ),
}));

const alternate = '/x/react-charts/bars/index.md';

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

async function renderActions(assistants: readonly Assistant[] = []) {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  render(
    <DocsConfig change={{ assistants }}>
      <EnglishMessages>
        <PageActions permalink="/x/react-charts/bars/" />
      </EnglishMessages>
    </DocsConfig>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy page' }));
  return {
    user,
    writeText,
    button: await screen.findByRole('button', { name: 'Copy as Markdown' }),
  };
}

it('copies the Markdown, confirms it, and fetches it once', async () => {
  const fetchMock = answer(200, 'text/markdown');
  const { user, writeText, button } = await renderActions();
  await user.click(button);
  expect(writeText).toHaveBeenCalledWith('# Bars');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await user.click(button);
  expect(fetchMock.mock.calls).toEqual([[alternate]]);
});

it.each([
  [404, 'text/plain'],
  [200, 'text/html; charset=utf-8'],
])('reports a failed copy if the response is %s %s, and retries', async (status, type) => {
  answer(status, type);
  const { user, writeText, button } = await renderActions();
  await user.click(button);
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  expect(writeText).not.toHaveBeenCalled();
  answer(200, 'text/markdown');
  await user.click(button);
  expect(writeText).toHaveBeenCalledWith('# Bars');
});

it('reports actions to analytics under the shared event names', async () => {
  answer(200, 'text/markdown');
  window.gtag = jest.fn();
  const { user, button } = await renderActions();
  await user.click(button);
  expect(window.gtag).toHaveBeenCalledWith('event', 'page_actions', { eventAction: 'copy' });
});

it('links only to the Markdown, and to what projects can keep, by default', async () => {
  answer(200, 'text/markdown');
  await renderActions();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    alternate,
    '/introduction/mcp/#add-to-my-project',
  ]);
});

it('opens the page in the configured assistants', async () => {
  answer(200, 'text/markdown');
  await renderActions([{ name: 'Helper', template: 'https://ai.test/?q={prompt}' }]);
  const link = screen.getByRole('link', { name: 'Open in Helper' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    `https://example.com${alternate}`,
  );
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
