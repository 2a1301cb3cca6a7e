import { processMdx } from '@site/src/base/testing/processMdx';
import { remarkContentRules } from './remarkContentRules';

const problemsOf = (...lines: readonly string[]) =>
  processMdx('docs/a/a.mdx', lines, [remarkContentRules]).then(
    () => 'no problem',
    (error: Error) => error.message,
  );

describe('call-outs', () => {
  it.each(['info', 'success', 'warning', 'error'])('accepts :::%s', async (type) => {
    expect(await problemsOf(`:::${type}[Title]`, 'Text at 10:30, a:b and `::x`.', ':::')).toBe(
      'no problem',
    );
  });

  it('name an unknown type and a suggestion', async () => {
    expect(await problemsOf('Text.', '', ':::note', 'Text.', ':::')).toBe(
      [
        'docs/a/a.mdx:3: Unknown call-out `:::note`.',
        '  Expected: one of :::info, :::success, :::warning, :::error.',
        '  Fix: Write `:::info`.',
      ].join('\n'),
    );
  });

  it('are checked inside other blocks', async () => {
    expect(await problemsOf('> :::foo', '> Text.', '> :::')).toContain(
      'a.mdx:1: Unknown call-out `:::foo`.',
    );
  });

  it('must not have a space before the name, which the parser takes for text', async () => {
    expect(await problemsOf('::: info', 'Text.', ':::')).toContain(
      'a.mdx:1: Three colons that open or close no call-out.\n  Expected: `:::info` or `:::info[Title]`',
    );
  });

  it('reject other directives', async () => {
    expect(await problemsOf('::video[x]')).toContain(
      'a.mdx:1: `::video` is no directive of this site.',
    );
    expect(await problemsOf('Text :kbd[x].')).toContain(
      'a.mdx:1: `:kbd` is no directive of this site.',
    );
  });
});

describe('tabs', () => {
  const tabs = (group: string, value: string) => [
    `<Tabs groupId="${group}">`,
    `<TabItem value="${value}" label="A">`,
    'Text.',
    '</TabItem>',
    '</Tabs>',
  ];

  it('accept a group that syncs the choice across pages', async () => {
    expect(await problemsOf(...tabs('plan', 'premium'))).toBe('no problem');
  });

  it('accept tabs without a group', async () => {
    const lines = ['<Tabs>', '<TabItem value="a" label="A">', 'Text.', '</TabItem>', '</Tabs>'];
    expect(await problemsOf(...lines)).toBe('no problem');
  });

  it('reject a second name for a group', async () => {
    expect(await problemsOf(...tabs('pricing-plan', 'pro'))).toBe(
      [
        'docs/a/a.mdx:1: Tabs have the unknown group `pricing-plan`.',
        "  Expected: one of plan, date-library, product, so that a reader's choice carries over.",
        '  Fix: Leave `groupId` out where no other page offers the same choice.',
      ].join('\n'),
    );
  });

  it('reject a value that other tabs of the group do not have', async () => {
    expect(await problemsOf(...tabs('plan', 'Pro'))).toContain(
      'a.mdx:2: A tab of the group `plan` has the value `Pro`.\n  Expected: one of community, pro, premium.',
    );
  });
});

describe('code blocks', () => {
  it.each(['tsx', 'ts', 'jsx', 'js', 'bash', 'json', 'css', 'html', 'diff', 'yaml', 'sql'])(
    'accept %s',
    async (lang) => {
      expect(await problemsOf(`\`\`\`${lang} title="a"`, 'x', '```')).toBe('no problem');
    },
  );

  it('suggest bash for sh', async () => {
    expect(await problemsOf('```sh', 'npm start', '```')).toBe(
      [
        'docs/a/a.mdx:1: Unknown language `sh` of a code block.',
        '  Expected: one of tsx, ts, jsx, js, bash, json, css, html, diff, yaml, sql.',
        '  Fix: Use `bash`.',
      ].join('\n'),
    );
  });

  it('reject unknown and missing languages', async () => {
    expect(await problemsOf('```rust', 'x', '```')).toContain(
      'Unknown language `rust` of a code block.',
    );
    expect(await problemsOf('```', 'x', '```')).toContain(
      'a.mdx:1: A code block without language.',
    );
  });
});

describe('headings', () => {
  it('accept consecutive levels', async () => {
    expect(await problemsOf('## A', '### B', '#### C', '## D', '### E')).toBe('no problem');
  });

  it('reject an h3 before any h2', async () => {
    expect(await problemsOf('Text.', '', '### A')).toBe(
      [
        'docs/a/a.mdx:3: A heading `###` comes before any `##` it could belong to.',
        '  Fix: Write `##`, or put a `##` heading above it.',
      ].join('\n'),
    );
  });

  it('reject a level that is skipped further down', async () => {
    expect(await problemsOf('## A', '', '#### B')).toContain(
      'a.mdx:3: A heading `####` comes before any `###`',
    );
  });

  it('reject an h1, which is the title', async () => {
    expect(await problemsOf('# A')).toContain(
      'a.mdx:1: A heading of the first level.\n  Expected: only `##` and below',
    );
  });
});

describe('ids of headings', () => {
  it('reject a repeated text, whose id would depend on the sections above it', async () => {
    expect(await problemsOf('## Usage', '### Import', '', '## Other', '### Import')).toBe(
      [
        'docs/a/a.mdx:5: The heading "Import" also stands in line 2.',
        '  Expected: a different text, or an id that stays when sections are added.',
        '  Fix: Reword it, or write `{#import-1}` after it.',
      ].join('\n'),
    );
  });

  it('reject an id that another section has', async () => {
    expect(
      await problemsOf('## Usage', '## Import {/* #usage */}', '## Export {/* #usage */}'),
    ).toBe(
      [
        'docs/a/a.mdx:2: The id `#usage` also belongs to the heading in line 1.',
        '  Expected: a different id for each section.',
        '  Fix: Give one of the headings another id, and keep the published one.',
        'docs/a/a.mdx:3: The id `#usage` also belongs to the heading in line 1.',
        '  Expected: a different id for each section.',
        '  Fix: Give one of the headings another id, and keep the published one.',
      ].join('\n'),
    );
  });

  it('accept a repeated text with its own id', async () => {
    expect(await problemsOf('## Import', '## Import {/* #second-import */}')).toBe('no problem');
  });
});

describe('components', () => {
  it.each(['<Demo file="A" />', '<Tabs>\n</Tabs>', '<ApiEvents />', '<Features product="x" />'])(
    'accept %s',
    async (tag) => {
      expect(await problemsOf(tag)).not.toContain('Unknown component');
    },
  );

  it('accept what the page imports or defines', async () => {
    expect(
      await problemsOf(
        "import { Playground as Board } from './board';",
        'export const Twice = () => null;',
        '',
        '<Board />',
        '',
        '<Twice />',
      ),
    ).toBe('no problem');
  });

  it('reject others with the nearest name', async () => {
    expect(await problemsOf('Text.', '', '<InstalCommand packages="a" />')).toMatch(
      /a\.mdx:3: Unknown component `<InstalCommand>`\.\n {2}Expected: a component that the page imports, or one of .*\n {2}Fix: Did you mean `<InstallCommand>`\?$/,
    );
    expect(await problemsOf('<Zzz />')).toContain("Fix: Import it: `import { Zzz } from '…';`.");
  });
});

describe('quotes', () => {
  it.each([
    ['`‘server’`', 1],
    ['```bash\nnpm view “react”\n```', 2],
    ['```json\n{\n  “a”: 1\n}\n```', 3],
  ])('reject typographic ones in the code %j', async (code, line) => {
    expect(await problemsOf(code)).toContain(
      `docs/a/a.mdx:${line}: Typographic quotes in code: \``,
    );
  });

  it('accept them in text, and in strings of code that is type-checked', async () => {
    expect(await problemsOf('“Text”', '', '```tsx', "const a = '“b”';", '```')).toBe('no problem');
  });
});

describe('links', () => {
  it.each([
    '../sorting/sorting.mdx#multi-sorting',
    './file.pdf',
    '#section',
    '/x/api/charts/bar-chart/',
    '/x/introduction/?a=b#c',
    'https://react.dev/a//b',
    'mailto:x@mui.com',
    'https://mui.com/material-ui/getting-started/',
  ])('accept %s', async (url) => {
    expect(await problemsOf(`[text](${url})`)).toBe('no problem');
  });

  it.each([
    ['/x/a//b/', 'The link `/x/a//b/` has a double slash.\n  Fix: Write one.'],
    ['/x/a', 'The link `/x/a` does not end in a slash.\n  Fix: Write `/x/a/`.'],
    [
      '../sorting/',
      'The link `../sorting/` does not say which file it means.\n  Expected: the relative path',
    ],
    [
      'http://react.dev',
      'The link `http://react.dev` is not encrypted.\n  Fix: Use its https address.',
    ],
    [
      'https://mui.com/x/react-charts/',
      'The link `https://mui.com/x/react-charts/` leads to this site by its address, so no build checks it.',
    ],
    ['#', 'The link `#` leads nowhere.\n  Fix: Name its target, or make it text.'],
  ])('reject %s', async (url, message) => {
    expect(await problemsOf(`[text](${url})`)).toContain(`docs/a/a.mdx:1: ${message}`);
  });

  it('include reference links', async () => {
    expect(await problemsOf('[text][a]', '', '[a]: /x/a')).toContain('a.mdx:3: The link `/x/a`');
  });
});

it('reports all problems of a page, by line', async () => {
  const message = await problemsOf(
    '### A',
    '',
    ':::foo',
    'x',
    ':::',
    '',
    '[a](/x/b)',
    '',
    '```sh',
    'x',
    '```',
  );
  expect(message.match(/a\.mdx:\d+/g)).toEqual(['a.mdx:1', 'a.mdx:3', 'a.mdx:7', 'a.mdx:9']);
});

describe('expressions', () => {
  it.each(['Text {/* for authors */}.', "A brace: {'{'}", '{/* words: off */}', '`{a.b}`'])(
    'accept: %s',
    async (line) => {
      expect(await problemsOf(line)).toBe('no problem');
    },
  );

  it('are rejected where code ended too early', async () => {
    expect(await problemsOf('Text.', '', 'Write `{a ? `${b.c}, d` : e}`.')).toBe(
      [
        'docs/a/a.mdx:3: `{b.c}` is outside code, so the page runs it.',
        '  Expected: braces only in code.',
        '  Fix: Put code that contains backticks between double ones: ``` ``a `b` c`` ```.',
      ].join('\n'),
    );
  });

  it('are rejected as a block and in components', async () => {
    expect(await problemsOf('{a.b}')).toContain('a.mdx:1: `{a.b}` is outside code');
    expect(await problemsOf('<Tabs>', '{list.map(f)}', '</Tabs>')).toContain('a.mdx:2: ');
    expect(await problemsOf('{`${a}`}')).toContain('a.mdx:1: ');
  });
});
