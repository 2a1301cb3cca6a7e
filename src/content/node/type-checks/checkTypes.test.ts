import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPageTypes, checkTypes, formatTypeProblem } from './checkTypes';

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    lib: ['ES2023'],
    types: [],
    skipLibCheck: true,
    noUnusedLocals: true,
    noUncheckedIndexedAccess: true,
  },
  include: ['src'],
};
const CONTENT_TSCONFIG = {
  extends: '../tsconfig.json',
  compilerOptions: { noUncheckedIndexedAccess: false },
  include: ['.', '../src/**/*.d.ts'],
};

// Each test starts the compiler several times.
jest.setTimeout(60_000);

describe('checkTypes', () => {
  let site = '';
  const write = (file: string, ...lines: readonly string[]) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), lines.join('\n'));
  };
  const problems = async () => (await checkTypes(site)).map(formatTypeProblem);

  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, DOCS_VERSIONS: 'all' });
    site = mkdtempSync(path.join(tmpdir(), 'types-'));
    write('tsconfig.json', JSON.stringify(TSCONFIG));
    write('docs/tsconfig.json', JSON.stringify(CONTENT_TSCONFIG));
    write('src/site.ts', 'export const site = 1;');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(site, { recursive: true });
  });

  it('reports an error in a code block by the line and column of the page', async () => {
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
    expect(await problems()).toEqual([
      "docs/a/a.mdx:7:9 TS2322: Type 'string' is not assignable to type 'number'.",
    ]);
  });

  it('checks what a code block imports from another one by its title', async () => {
    write(
      'docs/a/a.mdx',
      '```ts title="src/limits.ts"',
      'export const limit = 1;',
      '```',
      '```ts title="src/form.ts"',
      "import { limit } from './limits';",
      'export const text: string = limit;',
      '```',
    );
    expect(await problems()).toEqual([
      "docs/a/a.mdx:6:14 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('reports an error in a demo, and nothing once it is fixed', async () => {
    write('docs/a/Demo.ts', 'export const a: number = true;');
    expect(await problems()).toEqual([
      "docs/a/Demo.ts:1:14 TS2322: Type 'boolean' is not assignable to type 'number'.",
    ]);
    write('docs/a/Demo.ts', 'export const a: number = 1;');
    expect(await problems()).toEqual([]);
  });

  it('checks a single page: its code blocks and adjacent modules', async () => {
    write('docs/a/fences.d.ts', 'declare const rows: number[];');
    write('docs/a/b/b.mdx', '```ts', 'const first: string = rows[0];', '```');
    write('docs/a/b/Demo.ts', 'export const a: number = true;');
    write('docs/a/c/c.mdx', '```ts', 'const other: string = 1;', '```');
    expect((await checkPageTypes(site, 'docs/a/b/b.mdx')).map(formatTypeProblem).sort()).toEqual([
      "docs/a/b/Demo.ts:1:14 TS2322: Type 'boolean' is not assignable to type 'number'.",
      "docs/a/b/b.mdx:2:7 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('checks a page of an older major without the declarations of the current one', async () => {
    write('versioned_docs/node_modules/x-grid-v7/index.d.ts', 'export declare const rows: number;');
    write('node_modules/@mui/x-grid/pivot/index.d.ts', 'export declare const pivot: number;');
    write(
      'versioned_docs/package.json',
      JSON.stringify({ dependencies: { 'x-grid-v7': 'npm:@mui/x-grid@7.0.0' } }),
    );
    write('versions.json', '["v7"]');
    write('docs/a/fences.d.ts', "declare const pivot: typeof import('@mui/x-grid/pivot').pivot;");
    write('versioned_docs/version-v7/a/a.mdx', '```ts', "const label: string = 'a';", '```');
    expect(await checkPageTypes(site, 'versioned_docs/version-v7/a/a.mdx')).toEqual([]);
  });

  it('applies the names of fences.d.ts only to fences', async () => {
    write('docs/a/fences.d.ts', 'declare const rows: number[];');
    write('docs/a/b/b.mdx', '```ts', 'rows.push(1);', '```');
    write('docs/a/Demo.ts', 'export const count = rows.length;');
    expect(await problems()).toEqual(["docs/a/Demo.ts:1:22 TS2304: Cannot find name 'rows'."]);
  });

  it('is less strict with fragments: unused names, and types in JavaScript', async () => {
    write(
      'docs/a/a.mdx',
      '```js',
      'const f = (a) => a;',
      '```',
      '```ts',
      'const unused = 1;',
      '```',
    );
    expect(await problems()).toEqual([]);
  });

  it('reports a syntax error', async () => {
    write('docs/a/a.mdx', '```ts', 'const = 1;', '```');
    expect((await problems())[0]).toBe('docs/a/a.mdx:2:7 TS1134: Variable declaration expected.');
  });

  it('uses the package of an older major, not the current one of the same name', async () => {
    const types = (folder: string, file: string, name: string) =>
      write(`${folder}/${file}.d.ts`, `export declare const ${name}: number;`);
    types('versioned_docs/node_modules/x-grid-v7', 'index', 'rows');
    types('node_modules/@mui/x-grid', 'index', 'cells');
    types('node_modules/@mui/x-grid/pivot', 'index', 'pivot');
    write(
      'versioned_docs/package.json',
      JSON.stringify({ dependencies: { 'x-grid-v7': 'npm:@mui/x-grid@7.0.0' } }),
    );
    write('versions.json', '["v7"]');
    write(
      'docs/a/Demo.ts',
      "export { cells } from '@mui/x-grid';",
      "export * from '@mui/x-grid/pivot';",
    );
    write(
      'versioned_docs/version-v7/a/a.mdx',
      '```ts',
      "import { rows, cells } from '@mui/x-grid';",
      "import { pivot } from '@mui/x-grid/pivot';",
      'rows + cells + pivot;',
      '```',
    );
    expect(await problems()).toEqual([
      `versioned_docs/version-v7/a/a.mdx:2:16 TS2305: Module '"@mui/x-grid"' has no exported member 'cells'.`,
      "versioned_docs/version-v7/a/a.mdx:3:23 TS2307: Cannot find module '@mui/x-grid/pivot' in x-grid-v7, the package of this major.",
    ]);
  });

  it('is stricter with the code of the site than with content of any major', async () => {
    const code = 'export const first = (names: string[]): string => names[0];';
    write('versions.json', '["v7"]');
    write('versioned_docs/package.json', '{}');
    for (const folder of ['src', 'docs/a', 'versioned_docs/version-v7/a']) {
      write(`${folder}/first.ts`, code);
    }
    write('docs/a/a.mdx', '```ts', code, '```');
    expect(await problems()).toEqual([
      [
        "src/first.ts:1:51 TS2322: Type 'string | undefined' is not assignable to type 'string'.",
        "  Type 'undefined' is not assignable to type 'string'.",
      ].join('\n'),
    ]);
  });

  it('gives content the declarations of the site', async () => {
    write('src/globals.d.ts', 'declare const version: number;');
    write('docs/a/Demo.ts', 'export const label: string = version;');
    expect(await problems()).toEqual([
      "docs/a/Demo.ts:1:14 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('reports every line of a long message', async () => {
    write(
      'docs/a/Demo.ts',
      'const a: { b: { c: number } } = { b: { c: true } } as { b: { c: boolean } };',
      'export default a;',
    );
    expect(await problems()).toEqual([
      [
        "docs/a/Demo.ts:1:7 TS2322: Type '{ b: { c: boolean; }; }' is not assignable to type '{ b: { c: number; }; }'.",
        "  The types of 'b.c' are incompatible between these types.",
        "    Type 'boolean' is not assignable to type 'number'.",
      ].join('\n'),
    ]);
  });

  it('reports an invalid compiler option', async () => {
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { target: 'ES1' }, include: ['src'] }),
    );
    write('docs/a/Demo.ts', 'export default 1;');
    expect((await problems())[0]).toMatch(/^tsconfig\.json:\d+:\d+ TS6046: /);
  });
});
