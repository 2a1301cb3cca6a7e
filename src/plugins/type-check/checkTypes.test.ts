/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTypes, formatTypeProblem } from './checkTypes';

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    lib: ['ES2023'],
    types: [],
    skipLibCheck: true,
    noUnusedLocals: true,
  },
  include: ['docs'],
};

describe('checkTypes', () => {
  let site = '';
  const write = (file: string, ...lines: readonly string[]) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), lines.join('\n'));
  };
  const problems = () => checkTypes(site).map(formatTypeProblem);

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'types-'));
    write('tsconfig.json', JSON.stringify(TSCONFIG));
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('tells an error in a code block by the line and column of the page', () => {
    write(
      'docs/a/a.mdx',
      'Text.',
      '',
      '- In a list:',
      '',
      '  ```ts',
      '  const a = 1;',
      "  const b: number = 'x';",
      '  ```',
    );
    expect(problems()).toEqual([
      "docs/a/a.mdx:7:9 TS2322: Type 'string' is not assignable to type 'number'.",
    ]);
  });

  it('tells an error in a demo, and finds nothing once it is mended', () => {
    write('docs/a/Demo.ts', 'export const a: number = true;');
    expect(problems()).toEqual([
      "docs/a/Demo.ts:1:14 TS2322: Type 'boolean' is not assignable to type 'number'.",
    ]);
    write('docs/a/Demo.ts', 'export const a: number = 1;');
    expect(problems()).toEqual([]);
  });

  it('keeps the names of fences.d.ts to the fences', () => {
    write('docs/a/fences.d.ts', 'declare const rows: number[];');
    write('docs/a/b/b.mdx', '```ts', 'rows.push(1);', '```');
    write('docs/a/Demo.ts', 'export const count = rows.length;');
    expect(problems()).toEqual(["docs/a/Demo.ts:1:22 TS2304: Cannot find name 'rows'."]);
  });

  it('asks less of fragments: unused names, and types in JavaScript', () => {
    write(
      'docs/a/a.mdx',
      '```js',
      'const f = (a) => a;',
      '```',
      '```ts',
      'const unused = 1;',
      '```',
    );
    expect(problems()).toEqual([]);
  });

  it('tells a syntax error', () => {
    write('docs/a/a.mdx', '```ts', 'const = 1;', '```');
    expect(problems()[0]).toBe('docs/a/a.mdx:2:7 TS1134: Variable declaration expected.');
  });
});
