import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ResolvedDemoProps } from '@site/src/demos/shared/demo';
import { demoPage, preloadDemo } from '../testing';

beforeAll(preloadDemo, 60_000);

const PREVIEW = '<span class="token-line">static <b>code</b></span>';
const change: Partial<ResolvedDemoProps> = {
  code: { lines: { ts: 9, js: 9 }, previewLines: { ts: 1, js: 1 } },
};

describe('the static page', () => {
  let root: Root | null = null;
  const problems: unknown[] = [];
  const codeOf = (container: HTMLElement) => container.querySelector('code')?.innerHTML;

  /** Renders the demo as the server does, and takes the page over. */
  async function open(inBrowser: Partial<ResolvedDemoProps> = {}): Promise<HTMLElement> {
    const container = document.createElement('div');
    container.innerHTML = renderToString(demoPage({ ...change, previewHtml: PREVIEW }));
    document.body.append(container);
    expect(codeOf(container)).toBe(PREVIEW);
    await act(async () => {
      root = hydrateRoot(container, demoPage({ ...change, ...inBrowser }), {
        onRecoverableError: (error) => problems.push(error),
      });
      await Promise.resolve();
    });
    return container;
  }

  beforeEach(() => {
    problems.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...text) => problems.push(text));
  });
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('contains the preview, which stays until the controls have theirs', async () => {
    let finish: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const file = (name: string) => ({ name, code: 'new', html: '<span>new</span>' });
    const container = await open({
      loadPreviews: () =>
        loaded.then(() => ({ default: { system: { ts: file('A.tsx'), js: file('A.js') } } })),
    });
    expect(await screen.findByRole('button', { name: 'Expand code' })).toBeInTheDocument();
    expect(codeOf(container)).toBe(PREVIEW);
    finish();
    await waitFor(() => expect(codeOf(container)).toBe('<span>new</span>'));
    expect(problems).toEqual([]);
  });

  it('keeps the preview if another one cannot be loaded', async () => {
    const container = await open({ loadPreviews: () => Promise.reject(new Error('gone')) });
    expect(await screen.findByRole('button', { name: 'Expand code' })).toBeInTheDocument();
    expect(codeOf(container)).toBe(PREVIEW);
    expect(screen.queryByText('This part could not be loaded.')).not.toBeInTheDocument();
  });

  it('links to all code for readers without JavaScript', () => {
    expect(renderToString(demoPage(change))).toMatch(/<noscript><a [^>]*href="Orders\.md"/);
  });
});
