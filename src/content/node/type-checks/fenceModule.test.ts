import { readAmbientNames } from './ambientNames';
import { LINES_BEFORE, toFenceModule } from './fenceModule';
import type { CheckedLanguage } from './checkedFences';

const AMBIENT = readAmbientNames(
  [
    'type Row = { id: number };',
    'declare const rows: Row[];',
    'declare const columns: {',
    '  field: string;',
    '}[];',
    "declare const dayjs: typeof import('dayjs');",
  ].join('\n'),
);

const EXPORTS: Readonly<Record<string, string>> = {
  DataGrid: '@mui/x-data-grid',
  useState: 'react',
  Box: '@mui/material',
};

function moduleOf(code: string, language: CheckedLanguage = 'tsx') {
  const fence = { language, code, line: 10, indent: 0 };
  const { text, lacksContext } = toFenceModule(fence, AMBIENT, (names) =>
    names.flatMap((name) => {
      const specifier = EXPORTS[name];
      return specifier === undefined ? [] : [{ specifier, imported: name, local: name }];
    }),
  );
  const lines = text.split('\n');
  return {
    header: lines[0]?.trim(),
    body: lines.slice(LINES_BEFORE, LINES_BEFORE + code.split('\n').length).join('\n'),
    wrapped: [lines[LINES_BEFORE - 1], lines[LINES_BEFORE + code.split('\n').length]].join(''),
    lacksContext,
  };
}

describe('toFenceModule', () => {
  it('imports what a fragment uses and declares the names of its product', () => {
    const { header } = moduleOf('const [a] = useState(rows);\nconst b = <DataGrid rows={a} />;');
    expect(header).toBe(
      "import { useState } from 'react'; import { DataGrid } from '@mui/x-data-grid'; " +
        'declare const rows: Row[]; type Row = { id: number };',
    );
  });

  it('imports a module that its product declares as one', () => {
    expect(moduleOf('dayjs(rows[0]);').header).toBe(
      "import dayjs from 'dayjs'; declare const rows: Row[]; type Row = { id: number };",
    );
  });

  it('puts multi-line declarations on one line, so that line numbers stay the same', () => {
    expect(moduleOf('columns.length;').header).toBe('declare const columns: { field: string; }[];');
  });

  it('ignores names that the fragment declares, members, attributes, and tags', () => {
    const code = 'const rows = [];\nconst x = { Box: 1, ...rows }.Box;\nconst y = <div Box={x} />;';
    expect(moduleOf(code).header).toBe('');
  });

  it('adds nothing to a block with imports', () => {
    const code = "import { DataGrid } from '@mui/x-data-grid';\nuseState(rows);";
    expect(moduleOf(code).header).toBe('declare const rows: Row[]; type Row = { id: number };');
  });

  it('completes a fragment that only imports types', () => {
    const code = "import type { Dayjs } from 'dayjs';\nuseState<Dayjs>();";
    expect(moduleOf(code).header).toBe("import { useState } from 'react';");
  });

  it.each([
    ['statements', 'const a = 1;\na.toFixed();', ''],
    ['several elements', '<DataGrid />\n<Box />', '(<></>);'],
    ['an object', "{ field: 'a', width: 1 }", '();'],
    ['members of an object', "field: 'a',\nwidth: 1,", '({});'],
    ['the end of a function', 'const a = 1;\nreturn <Box>{a}</Box>;', '(async () => {});'],
  ])('reads %s', (_what, code, wrapped) => {
    const module = moduleOf(code);
    expect(module.wrapped).toBe(wrapped);
    expect(module.body).toBe(code);
  });

  it('detects that parameter types lack a context', () => {
    expect(moduleOf('{ get: (a) => a, set: 1 }').lacksContext).toBe(true);
    expect(moduleOf('const f = (a) => a;').lacksContext).toBe(false);
  });

  it('leaves a syntax error to the compiler', () => {
    expect(moduleOf('const = 1;').wrapped).toBe('');
  });

  it('reads generics of .ts files', () => {
    expect(moduleOf('const f = <T>(a: T) => a;', 'ts').wrapped).toBe('');
  });
});
