import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { splitOpenProblems } from './openProblems';

const at = (file: string) => ({ file, line: 1, column: 1, message: 'TS2304: …' });

describe('the type errors of open content', () => {
  let site = '';
  const list = (content: Record<string, string>) =>
    writeFileSync(path.join(site, 'data/open-content.json'), JSON.stringify(content));

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'open-'));
    for (const folder of ['data', 'docs/trees/headless']) {
      mkdirSync(path.join(site, folder), { recursive: true });
    }
    writeFileSync(path.join(site, 'docs/trees/headless/headless.mdx'), '');
    writeFileSync(path.join(site, 'docs/trees/Log.tsx'), '');
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('are counted apart from those to fix', () => {
    list({ 'docs/trees/headless': 'Plugins are gone.', 'docs/trees/Log': 'No events.' });
    const rest = [at('docs/trees/headless-2/Demo.tsx'), at('docs/trees/LogItems.tsx')];
    const errors = [at('docs/trees/headless/Demo.tsx'), at('docs/trees/headless/headless.mdx')];
    expect(splitOpenProblems(site, [...errors, at('docs/trees/Log.css.tsx'), ...rest])).toEqual({
      problems: rest,
      open: [
        { entry: 'docs/trees/headless', reason: 'Plugins are gone.', count: 2 },
        { entry: 'docs/trees/Log', reason: 'No events.', count: 1 },
      ],
    });
  });

  it('of a page alone leave its demos out', () => {
    list({ 'docs/trees/headless/headless': 'Plugins are gone.' });
    const demo = at('docs/trees/headless/Demo.tsx');
    const { problems } = splitOpenProblems(site, [at('docs/trees/headless/headless.mdx'), demo]);
    expect(problems).toEqual([demo]);
  });

  it('are all to fix without a list', () => {
    expect(splitOpenProblems(site, [at('a.ts')])).toEqual({ problems: [at('a.ts')], open: [] });
  });

  it('need a page or a module', () => {
    list({ 'docs/trees/gone': 'x' });
    expect(() => splitOpenProblems(site, [])).toThrow(
      'data/open-content.json lists docs/trees/gone, but there is neither a page in that folder nor a module.',
    );
  });
});
