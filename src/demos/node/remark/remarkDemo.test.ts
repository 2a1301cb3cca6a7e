import { processMdx } from '../../../base/testing/processMdx';
import { remarkDemo } from './remarkDemo';

function compilePage(lines: readonly string[]): Promise<string> {
  return processMdx('docs/react-charts/bars/bars.mdx', lines, [remarkDemo]);
}

const problemsOf = (tag: string) =>
  compilePage(['Text.', '', tag]).then(
    () => 'no problem',
    (error: Error) => error.message,
  );

describe('remarkDemo', () => {
  it('imports the props of each demo and keeps the author’s options', async () => {
    const code = await compilePage([
      '<Demo file="BasicBars" />',
      '',
      '> <Demo file="StackedBars" bg="inline" height={320} defaultCodeOpen={false} iframe />',
    ]);
    expect(code).toContain(
      'import pageDemos from "./bars.mdx?demos=BasicBars:1,StackedBars:3:iframe"',
    );
    expect(code).toContain('<Demo {...pageDemos.BasicBars} />');
    expect(code).toContain(
      '<Demo {...pageDemos.StackedBars} bg="inline" height={320} defaultCodeOpen={false} iframe />',
    );
    expect(code).not.toContain('file=');
  });

  it('exports the props, so that other pages can show the demos', async () => {
    expect(await compilePage(['<Demo file="A" />'])).toContain('export { pageDemos }');
  });

  it('imports a demo that appears twice only once', async () => {
    const code = await compilePage(['<Demo file="A" />', '', '<Demo file="A" bg="plain" />']);
    expect(code).toContain('?demos=A:1"');
    expect(code).toContain('<Demo {...pageDemos.A} bg="plain" />');
  });

  it('marks a demo as framed if any of its tags is', async () => {
    const code = await compilePage(['<Demo file="A" />', '', '<Demo file="A" iframe />']);
    expect(code).toContain('?demos=A:1:iframe"');
  });

  it('does not change a page without demos', async () => {
    expect(await compilePage(['Text.'])).not.toContain('import');
  });

  it('names an unknown option, the page, the line, and the allowed options', async () => {
    expect(await problemsOf('<Demo file="A" hight={3} />')).toBe(
      [
        'docs/react-charts/bars/bars.mdx:3: <Demo> has no option `hight`.',
        '  Expected: one of file, bg, height, maxWidth, iframe, hideToolbar, defaultCodeOpen, disableAd, aliases.',
        '  Fix: Did you mean `height`?',
      ].join('\n'),
    );
  });

  it.each([
    ['<Demo file="A" height="400" />', '`height={"400"}`', 'pixels, e.g. height={400}.'],
    ['<Demo file="A" maxWidth={-1} />', '`maxWidth={…}`', 'pixels, e.g. maxWidth={600}.'],
    [
      '<Demo file="A" bg="blue" />',
      '`bg={"blue"}`',
      'one of "outlined", "inline", "plain", "gradient".',
    ],
    ['<Demo file="A" iframe="yes" />', '`iframe={"yes"}`', 'the name alone, or {true} or {false}.'],
    [
      '<Demo file="A.tsx" />',
      '`file={"A.tsx"}`',
      'the name of a demo beside the page without its extension, e.g. file="ColumnTypes".',
    ],
    [
      '<Demo file="A" aliases="#a.b" />',
      '`aliases={"#a.b"}`',
      'other names of the demo in published links, e.g. aliases="behavior-button/MaterialDatePicker".',
    ],
    ['<Demo file={name} />', '`file={…}`', 'the name of a demo'],
  ])('rejects the wrong type in %s', async (tag, found, expected) => {
    const message = await problemsOf(tag);
    expect(message).toContain(`bars.mdx:3: <Demo> cannot take ${found}.`);
    expect(message).toContain(`Expected: ${expected}`);
  });

  it.each([
    [
      '<Demo file="A" hideToolbar={false} />',
      '<Demo> has `hideToolbar={false}`.\n  Fix: Leave `hideToolbar` out: the toolbar is shown by default.',
    ],
    [
      '<Demo file="A" hideToolbar defaultCodeOpen />',
      '<Demo> has both `hideToolbar` and `defaultCodeOpen`.\n  Fix: Leave one of them out: without a toolbar there is no code, so `defaultCodeOpen` has nothing to act on.',
    ],
    [
      '<Demo file="A" hideToolbar disableAd={true} />',
      '<Demo> has both `hideToolbar` and `disableAd`.\n  Fix: Leave one of them out: without a toolbar there is no code, so `disableAd` has nothing to act on.',
    ],
    [
      '<Demo />',
      '<Demo> does not say which demo.\n  Expected: the name of a demo beside the page without its extension, e.g. file="ColumnTypes".',
    ],
    ['<Demo file="A" {...rest} />', '<Demo> has no option `{...}`.'],
    [
      'See <Demo file="A" />.',
      '<Demo> stands within a line of text.\n  Fix: Give it a paragraph of its own.',
    ],
    [
      '<Demo file="A">x</Demo>',
      '<Demo> has content.\n  Fix: Close it at once: `<Demo file="…" />`.',
    ],
  ])('rejects %s', async (tag, message) => {
    expect(await problemsOf(tag)).toContain(`bars.mdx:3: ${message}`);
  });

  it('allows content with a demo that belongs to the first', async () => {
    const code = await compilePage([
      '<Demo file="Field" maxWidth={300}>',
      '',
      'It opens this calendar:',
      '',
      '<Demo file="Calendar" hideToolbar />',
      '',
      '</Demo>',
    ]);
    expect(code).toContain('?demos=Field:1,Calendar:5"');
    expect(code).toContain('<Demo {...pageDemos.Calendar} hideToolbar />');
  });

  it('allows hideToolbar for code that is always closed', async () => {
    expect(await problemsOf('<Demo file="A" hideToolbar defaultCodeOpen={false} />')).toBe(
      'no problem',
    );
  });

  it('reports all problems of a page at once', async () => {
    const message = await problemsOf('<Demo file="A" x={1} />\n\n<Demo file="./b" />');
    expect(message).toContain('bars.mdx:3: ');
    expect(message).toContain('bars.mdx:5: ');
  });
});
