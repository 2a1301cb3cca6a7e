import { act, fireEvent, render, screen } from '@testing-library/react';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { CodeBlock } from './CodeBlock';

const writeText = jest.fn<Promise<void>, [string]>();
Object.defineProperty(navigator, 'clipboard', { value: { writeText } });

const HTML = '<span class="token-line">npm start\n</span><span class="token-line">npm test</span>';

const button = () => screen.getByRole('button', { name: 'Copy the code' });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

async function clickCopy(): Promise<void> {
  await act(async () => button().click());
}

describe('CodeBlock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    render(
      <EnglishMessages>
        <CodeBlock language="bash" title="Terminal" html={HTML} />
      </EnglishMessages>,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('shows its title above the code', () => {
    expect(screen.getByText('Terminal').closest('figure')).toHaveTextContent('npm start');
  });

  it('copies its text and confirms it for two seconds', async () => {
    await clickCopy();
    expect(writeText).toHaveBeenCalledWith('npm start\nnpm test');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    wait(1999);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('reports a failed copy, and never claims success', async () => {
    writeText.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    document.execCommand = () => false;
    await clickCopy();
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy');
    expect(button()).toHaveAttribute('data-status', 'failed');
  });

  it('copies on Ctrl+C while it has focus and nothing is selected', async () => {
    screen.getByText('npm test').closest('pre')?.focus();
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    });
    expect(writeText).toHaveBeenCalledWith('npm start\nnpm test');
  });

  it('reports copies by keyboard to analytics', async () => {
    window.gtag = jest.fn();
    screen.getByText('npm test').closest('pre')?.focus();
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    });
    expect(window.gtag).toHaveBeenCalledWith('event', 'code', { eventAction: 'copy-keyboard' });
  });
});

it('shows the start of long code, and all of it on request', () => {
  const long = Array.from(
    { length: 30 },
    (_, line) => `<span class="token-line">line ${line}</span>`,
  );
  render(
    <EnglishMessages>
      <CodeBlock language="tsx" html={long.join('')} />
    </EnglishMessages>,
  );
  const code = screen.getByText('line 0').closest('pre');
  expect(code).toHaveAttribute('data-view', 'start');
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30 lines', expanded: false }));
  expect(code).toHaveAttribute('data-view', 'all');
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer lines', expanded: true }));
  expect(code).toHaveAttribute('data-view', 'start');
});

it('shows all of code whose rest is short', () => {
  const html = '<span class="token-line">line</span>'.repeat(24);
  render(
    <EnglishMessages>
      <CodeBlock language="tsx" html={html} />
    </EnglishMessages>,
  );
  expect(document.querySelector('pre')).toHaveAttribute('data-view', 'all');
  expect(screen.queryByRole('button', { name: /lines/ })).toBeNull();
});

it('copies the code after the change from a diff, with its unchanged lines', async () => {
  writeText.mockReset().mockResolvedValue();
  const html = [
    '<span class="token-line unchanged">&lt;DataGrid\n</span>',
    '<span class="token-line deleted"><span class="token deleted">  unstable_rowSpanning</span>\n</span>',
    '<span class="token-line inserted"><span class="token inserted">  rowSpanning</span>\n</span>',
    '<span class="token-line unchanged">/&gt;</span>',
  ].join('');
  render(
    <EnglishMessages>
      <CodeBlock language="diff" html={html} />
    </EnglishMessages>,
  );
  await clickCopy();
  expect(writeText).toHaveBeenCalledWith('<DataGrid\n  rowSpanning\n/>');
});

describe('code that lacks imports', () => {
  const second = () => screen.getByRole('button', { name: /^Copy with imports/ });
  const show = (code: string) =>
    render(
      <EnglishMessages>
        <CodeBlock
          language="tsx"
          html={`<span class="token-line">${code}</span>`}
          imports="import { BarChart } from '@mui/x-charts/BarChart';"
        />
      </EnglishMessages>,
    );
  beforeEach(() => writeText.mockReset().mockResolvedValue());

  it('is copied as it is, or below its imports', async () => {
    show('&lt;BarChart /&gt;');
    await clickCopy();
    expect(writeText).toHaveBeenLastCalledWith('<BarChart />');
    await act(async () => second().click());
    expect(writeText).toHaveBeenLastCalledWith(
      "import { BarChart } from '@mui/x-charts/BarChart';\n\n<BarChart />",
    );
    expect(second()).toHaveAccessibleName('Copy with imports Copied');
  });

  it('is copied as it is by the shortcut', async () => {
    show('&lt;BarChart /&gt;');
    screen.getByText('<BarChart />').closest('pre')?.focus();
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    });
    expect(writeText.mock.calls).toEqual([['<BarChart />']]);
  });

  it('continues the imports of types that it begins with', async () => {
    show("import type { Dayjs } from 'dayjs';");
    await act(async () => second().click());
    expect(writeText).toHaveBeenLastCalledWith(
      [
        "import { BarChart } from '@mui/x-charts/BarChart';",
        "import type { Dayjs } from 'dayjs';",
      ].join('\n'),
    );
  });
});

describe('the place of the buttons', () => {
  const placeOf = (lines: readonly string[], imports?: string) => {
    const html = lines.map((line) => `<span class="token-line">${line}\n</span>`).join('');
    const { container } = render(
      <EnglishMessages>
        <CodeBlock language="tsx" html={html} imports={imports} />
      </EnglishMessages>,
    );
    return container.querySelector('[data-buttons]')?.getAttribute('data-buttons');
  };

  it.each([
    ['beside one line', ['npm install @mui/x-data-grid @mui/material @emotion/react'], 'beside'],
    ['beside short first lines', ['&lt;DataGrid', '  rows={rows}', 'x'.repeat(90)], 'first-lines'],
    ['beside entities as one character', ['&lt;'.repeat(60), 'x'], 'first-lines'],
    ['above long first lines', ['{', 'x'.repeat(61)], 'above'],
  ])('is %s', (_place, lines, expected) => {
    expect(placeOf(lines)).toBe(expected);
  });

  it('is above code that lacks imports', () => {
    expect(placeOf(['a();'], "import { a } from 'a';")).toBe('above');
  });
});
