import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { FAMILY, PRODUCTS } from '../../shared/products';
import { parseFrontMatter } from './parseFrontMatter';

const VALID = {
  title: 'Sorting',
  description: 'Sort rows by one column or several.',
  productId: 'x-data-grid',
};

async function problemsOf(
  lines: readonly string[],
  file = 'docs/react-data-grid/sorting/sorting.mdx',
): Promise<string> {
  const text = ['---', ...lines, '---', '', 'Text.'].join('\n');
  return parseFrontMatter({
    filePath: `${process.cwd()}/${file}`,
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  }).then(
    () => 'no problem',
    (error: Error) => error.message,
  );
}

function write(frontMatter: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(frontMatter).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
}

describe('parseFrontMatter', () => {
  it('accepts every key that authors can use', async () => {
    const lines = write({
      ...VALID,
      packageName: "'@mui/x-data-grid'",
      components: '[DataGrid, DataGridPro]',
      githubLabel: "'scope: data grid'",
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
      disableAd: 'true',
    });
    expect(await problemsOf(lines)).toBe('no problem');
  });

  it('lists missing keys', async () => {
    expect(await problemsOf([])).toBe(
      [
        'docs/react-data-grid/sorting/sorting.mdx:1: The front matter has no `title`.',
        '  Expected: text of at most 70 characters, without the name of the product.',
        'docs/react-data-grid/sorting/sorting.mdx:1: The front matter has no `description`.',
        '  Expected: one sentence of at most 160 characters that ends in . or !.',
        '  Fix: Say what the reader can do after reading the page; details belong into the text.',
        'docs/react-data-grid/sorting/sorting.mdx:1: The front matter has no `productId`.',
        `  Expected: one of ${[...PRODUCTS, FAMILY].map(({ id }) => id).join(', ')}.`,
      ].join('\n'),
    );
  });

  it('names an unknown key, its line, and the allowed keys', async () => {
    expect(await problemsOf([...write(VALID), 'tittle: x'])).toBe(
      [
        'docs/react-data-grid/sorting/sorting.mdx:5: The front matter has the unknown key `tittle`.',
        '  Expected: one of title, description, cardTitle, cardDescription, productId, packageName, components, githubLabel, waiAria, movedSections, disableAd, hide_table_of_contents, toc_max_heading_level, displayed_sidebar.',
        '  Fix: Did you mean `title`?',
      ].join('\n'),
    );
  });

  it.each([
    ['title', 'A'.repeat(71), /:2: `title` is `A+` \(71 characters\)/],
    ['description', 'No full stop', /:3: `description` is `No full stop` \(12 characters\)/],
    ['description', `${'a'.repeat(160)}.`, /:3: .*\(161 characters\)/],
    ['productId', 'grid', /:4: `productId` is `grid`.*\n {2}Expected: one of x-data-grid, /],
    ['productId', 'x-chart', /`productId` is `x-chart`\.\n.*\n {2}Fix: Did you mean `x-charts`\?/],
    ['packageName', 'x-data-grid', /`packageName` is `x-data-grid`/],
    [
      'components',
      'DataGrid',
      /Expected: a list of component names, e\.g\. \[DataGrid, DataGridPro\]/,
    ],
    ['cardTitle', 'x'.repeat(71), /Expected: text of at most 70 characters/],
    ['waiAria', 'grid', /Expected: the https address of a pattern/],
    ['disableAd', 'yes please', /Expected: true or false/],
  ])('rejects a wrong %s (%s)', async (key, value, message) => {
    expect(await problemsOf(write({ ...VALID, [key]: value }))).toMatch(message);
  });

  it('accepts the layout keys on generated pages only', async () => {
    const lines = [...write(VALID), 'custom_edit_url: null', 'hide_table_of_contents: true'];
    expect(await problemsOf(lines, 'docs/api/data-grid/data-grid.mdx')).toBe('no problem');
    expect(await problemsOf(lines)).toContain('unknown key `custom_edit_url`');
  });

  it('also checks pages of older versions', async () => {
    expect(await problemsOf([], 'versioned_docs/version-v7/a/a.mdx')).toContain('no `title`');
  });

  it.each(['docs/react-charts/_shared.mdx', 'src/pages/about.mdx'])('ignores %s', async (file) => {
    expect(await problemsOf([], file)).toBe('no problem');
  });

  describe('code', () => {
    const ran = () => (globalThis as { frontMatterRan?: boolean }).frontMatterRan;
    const parse = (text: string, file = 'docs/react-charts/bars/bars.mdx') =>
      parseFrontMatter({
        filePath: `${process.cwd()}/${file}`,
        fileContent: text,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      }).then(
        () => 'no problem',
        (error: Error) => error.message,
      );

    it.each([
      '---js',
      '---javascript',
      '--- js',
      '---\tjs ',
      '---js\r',
      '\uFEFF---js',
      '---JS',
      '---coffee',
      '---json',
      '---toml',
      '---js ---',
      '---constructor',
      '---\u00a0js',
    ])('after %j is refused and never run', async (start) => {
      const text = `${start}\n{ title: (globalThis.frontMatterRan = true, 'A') }\n---\nText.`;
      for (const file of ['docs/react-charts/bars/bars.mdx', 'docs/react-charts/_part.mdx']) {
        const message = await parse(text, file);
        expect(message).toMatch(
          /^docs\/react-charts\/[\w/]+\.mdx:1: The front matter is written in `/,
        );
        expect(message).toContain('Expected: YAML: `---` alone on the first line');
      }
      expect(ran()).toBeUndefined();
    });

    it('in YAML is text or a mistake', async () => {
      const tag = 'title: !!js/function "function () { globalThis.frontMatterRan = true }"';
      expect(await parse(`---\n${tag}\n---\n`)).toContain('The front matter is no valid YAML');
      expect(ran()).toBeUndefined();
    });

    it('is not looked for in text', async () => {
      expect(await parse('----js\nText.', 'src/pages/a.mdx')).toBe('no problem');
      expect(await parse('Text.\n\n---js', 'src/pages/a.mdx')).toBe('no problem');
    });
  });
});
