import { highlight, languageOf } from './highlight';

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('highlight', () => {
  it('wraps each line in a span and keeps the text', () => {
    const code = 'const a = <b>1 && 2</b>;\n\n/* two\nlines */\nconst t = `x ${a}\ny`;\n';
    const html = highlight(code, 'tsx');
    expect(html.match(/<span class="token-line">/g)).toHaveLength(6);
    expect(`${textOf(html)}\n`).toBe(code);
  });

  it('colors the tokens of the theme, but not punctuation', () => {
    expect(highlight("import Box from '@mui/material/Box';", 'tsx')).toBe(
      '<span class="token-line"><span class="token keyword">import</span> ' +
        '<span class="token class-name">Box</span> <span class="token keyword">from</span> ' +
        `<span class="token string">'@mui/material/Box'</span>;</span>`,
    );
  });

  it.each(['ts', 'tsx'] as const)('colors the names of types in %s', (language) => {
    const html = highlight("import { Row } from 'x';\nconst rows: Row[] = [];", language);
    expect(html.match(/<span class="token class-name">Row<\/span>/g)).toHaveLength(2);
  });

  it('does not color expressions in a tag like the tag', () => {
    expect(highlight('<p id={value}>text</p>', 'jsx')).toBe(
      '<span class="token-line">&lt;<span class="token tag">p</span> ' +
        '<span class="token attr-name">id</span>={value}&gt;text&lt;/<span class="token tag">p</span>&gt;</span>',
    );
  });

  it.each(['tsx', 'jsx'] as const)(
    'colors the props of a tag with deep objects in %s',
    (language) => {
      const code = [
        '<DataGrid',
        '  rows={rows}',
        '  initialState={{',
        "    filter: { filterModel: { items: [{ field: 'type', value: { any: ['Port'] } }] } },",
        '  }}',
        '  showToolbar',
        '/>',
      ].join('\n');
      const html = highlight(code, language);
      for (const name of ['rows', 'initialState', 'showToolbar']) {
        expect(html).toContain(`<span class="token attr-name">${name}</span>`);
      }
      expect(textOf(html)).toBe(code);
    },
  );

  it.each(['tsx', 'jsx'] as const)('takes text between tags as text in %s', (language) => {
    const code = 'const a = (\n  <Box sx={{ m: 1 }}>\n    Rain of 2026 for {name}\n  </Box>\n);';
    expect(highlight(code, language)).toContain(
      '<span class="token-line">    Rain of 2026 for {name}\n</span>',
    );
  });

  it.each([
    ['bash', 'npm install @mui/x-charts # once', '<span class="token comment"># once</span>'],
    ['json', '{ "a": true }', '<span class="token attr-name">"a"</span>'],
    ['css', '.row { color: red; }', '<span class="token tag">.row</span>'],
    ['diff', '-old\n+new', '<span class="token inserted">+new</span>'],
    ['html', '<a href="#">x</a>', '<span class="token attr-name">href</span>'],
    ['yaml', 'cache: true # on', '<span class="token attr-name">cache</span>'],
    ['sql', 'select 1 -- one', '<span class="token comment">-- one</span>'],
  ] as const)('knows %s', (language, code, expected) => {
    expect(highlight(code, language)).toContain(expected);
  });

  it('names the supported extensions if a file has another', () => {
    expect(() => languageOf('notes.toml')).toThrow(
      'No highlighting for notes.toml: expected one of .tsx, .ts, .jsx, .js, .bash, .json, .css, .html, .diff, .yaml, .sql.',
    );
  });
});
