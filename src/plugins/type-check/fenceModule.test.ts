import { readAmbientNames } from './ambientNames';
import { LINES_BEFORE, toFenceModule } from './fenceModule';
import type { CheckedLanguage } from './readFences';

const AMBIENT = readAmbientNames(
  [
    'type Row = { id: number };',
    'declare const rows: Row[];',
    'declare const columns: {',
    '  field: string;',
    '}[];',
  ].join('\n'),
);

const EXPORTS: Readonly<Record<string, string>> = {
  DataGrid: '@mui/x-data-grid',
  useState: 'react',
  Box: '@mui/material',
};

function moduleOf(code: string, language: CheckedLanguage = 'tsx') {
  const fence = { language, code, line: 10, indent: 0 };
  const { text, lacksContext } = toFenceModule(fence, AMBIENT, (name) => EXPORTS[name]);
  const lines = text.split('\n');
  return {
    header: lines[0].trim(),
    body: lines.slice(LINES_BEFORE, LINES_BEFORE + code.split('\n').length).join('\n'),
    wrapped: lines[LINES_BEFORE - 1] + lines[LINES_BEFORE + code.split('\n').length],
    lacksContext,
  };
}

describe('toFenceModule', () => {
  it('imports what a fragment uses and declares what its product knows', () => {
    const { header } = moduleOf('const [a] = useState(rows);\nconst b = <DataGrid rows={a} />;');
    expect(header).toBe(
      "import { useState } from 'react'; import { DataGrid } from '@mui/x-data-grid'; " +
        'declare const rows: Row[]; type Row = { id: number };',
    );
  });

  it('keeps declarations of several lines on one, so that lines can be told', () => {
    expect(moduleOf('columns.length;').header).toBe('declare const columns: { field: string; }[];');
  });

  it('adds neither names that the fragment declares nor names of members, attributes and tags', () => {
    const code = 'const rows = [];\nconst x = { Box: 1, ...rows }.Box;\nconst y = <div Box={x} />;';
    expect(moduleOf(code).header).toBe('');
  });

  it('lets a block with imports answer for its own', () => {
    const code = "import { DataGrid } from '@mui/x-data-grid';\nuseState(rows);";
    expect(moduleOf(code).header).toBe('declare const rows: Row[]; type Row = { id: number };');
  });

  it('still completes a fragment that imports types alone', () => {
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

  it('says when nothing tells the types of parameters', () => {
    expect(moduleOf('{ get: (a) => a, set: 1 }').lacksContext).toBe(true);
    expect(moduleOf('const f = (a) => a;').lacksContext).toBe(false);
  });

  it('leaves a syntax error as it is, for the compiler to tell', () => {
    expect(moduleOf('const = 1;').wrapped).toBe('');
  });

  it('reads generics of .ts as such', () => {
    expect(moduleOf('const f = <T>(a: T) => a;', 'ts').wrapped).toBe('');
  });
});
