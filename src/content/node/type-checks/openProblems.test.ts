import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { splitOpenProblems } from './openProblems';

const at = (file: string) => ({ file, line: 1, column: 1, message: 'TS2304: …' });

describe('the type errors of open pages', () => {
  let site = '';
  const list = (pages: Record<string, string>) =>
    writeFileSync(path.join(site, 'data/open-pages.json'), JSON.stringify(pages));

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'open-'));
    for (const folder of ['data', 'docs/trees/headless']) {
      mkdirSync(path.join(site, folder), { recursive: true });
    }
    writeFileSync(path.join(site, 'docs/trees/headless/headless.mdx'), '');
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('are counted apart from those to fix', () => {
    list({ 'docs/trees/headless': 'Plugins are gone.' });
    const other = at('docs/trees/headless-2/Demo.tsx');
    const errors = [at('docs/trees/headless/Demo.tsx'), at('docs/trees/headless/headless.mdx')];
    expect(splitOpenProblems(site, [...errors, other])).toEqual({
      problems: [other],
      open: [{ folder: 'docs/trees/headless', reason: 'Plugins are gone.', count: 2 }],
    });
  });

  it('are all to fix without a list', () => {
    expect(splitOpenProblems(site, [at('a.ts')])).toEqual({ problems: [at('a.ts')], open: [] });
  });

  it('include an entry that is no longer needed', () => {
    list({ 'docs/trees/headless': 'Plugins are gone.' });
    expect(splitOpenProblems(site, []).problems).toEqual([
      expect.objectContaining({
        file: 'data/open-pages.json',
        message:
          'docs/trees/headless has no type error. Remove its entry, so that its demos run again.',
      }),
    ]);
  });

  it('need a page', () => {
    list({ 'docs/trees/gone': 'x' });
    expect(() => splitOpenProblems(site, [])).toThrow(
      'data/open-pages.json lists docs/trees/gone, but there is no docs/trees/gone/gone.mdx.',
    );
  });
});
