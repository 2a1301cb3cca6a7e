import { allFiles, oneFile } from './oneFile';

const entry = (code: string) => ({ name: 'Crew.tsx', code });

it('returns a demo of one file as it is', () => {
  const code = "import { a } from 'a';\nexport default a;\n";
  expect(oneFile([entry(code)])).toBe(code);
  expect(oneFile([])).toBeNull();
});

it('puts what is needed of a local module before the code that imports it', () => {
  expect(
    oneFile([
      entry(`'use client';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shifts, type Shift } from './crew';

const columns: GridColDef<Shift>[] = [{ field: 'name' }];
const height = 300;

/** The crew of an evening. */
export default function Crew() {
  return <DataGrid rows={shifts} columns={columns} />;
}
`),
      {
        name: 'crew.ts',
        code: `import { GRID_STRING_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import dayjs, { type Dayjs } from 'dayjs';

export interface Shift {
  name: string;
  starts: Dayjs;
}

// Saturday
export const shifts: Shift[] = [{ name: 'Amina', starts: dayjs('2026-03-14') }];

export const columns: GridColDef<Shift>[] = [{ ...GRID_STRING_COL_DEF, field: 'name' }];
`,
      },
    ]),
  ).toBe(`'use client';

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import dayjs, { type Dayjs } from 'dayjs';

interface Shift {
  name: string;
  starts: Dayjs;
}

// Saturday
const shifts: Shift[] = [{ name: 'Amina', starts: dayjs('2026-03-14') }];

const columns: GridColDef<Shift>[] = [{ field: 'name' }];
const height = 300;

/** The crew of an evening. */
export default function Crew() {
  return <DataGrid rows={shifts} columns={columns} />;
}
`);
});

it('orders modules by what they need, and joins the imports of a package', () => {
  const text = oneFile([
    entry(`import type { A } from 'types';
import { second } from './second';
import { first } from './first.js';
export default () => second(first) satisfies A;
`),
    { name: 'first.js', code: "import * as all from 'lib';\nexport const first = all.one;\n" },
    {
      name: 'second.ts',
      code: `import { first } from './first';
import lib, { two as three } from 'lib';
import type {} from 'lib/augmentation';
import { A } from 'types';
import 'lib/effect';

lib.use(A);

export const second = (x: unknown) => [x, first, three];
`,
    },
  ]);
  expect(text?.split('\n').slice(0, 6)).toEqual([
    "import { A } from 'types';",
    "import lib, { two as three } from 'lib';",
    "import * as all from 'lib';",
    "import type {} from 'lib/augmentation';",
    "import 'lib/effect';",
    '',
  ]);
});

it('gives exports the names that they have where they are imported', () => {
  const text = oneFile([
    entry("import { columns as crewColumns } from './crew';\nconst columns = [...crewColumns];\n"),
    { name: 'crew.ts', code: "export const columns = [{ field: 'columns-of' }];\n" },
  ]);
  // A parser would know that the string isn't a use of the name.
  expect(text).toBeNull();
  expect(
    oneFile([
      entry(
        "import { columns as crewColumns } from './crew';\nconst columns = [...crewColumns];\n",
      ),
      { name: 'crew.ts', code: "export const columns = [{ field: 'name' }];\n" },
    ]),
  ).toBe("const crewColumns = [{ field: 'name' }];\n\nconst columns = [...crewColumns];\n");
});

it.each([
  ['a style sheet', "import './Crew.css';\n", 'Crew.css', '.a {}'],
  ['a default export', "import crew from './crew';\n", 'crew.ts', 'export default 1;\n'],
  ['a whole module', "import * as crew from './crew';\n", 'crew.ts', 'export const a = 1;\n'],
  [
    'a list of exports',
    "import { a } from './crew';\n",
    'crew.ts',
    'const a = 1;\nexport { a };\n',
  ],
  [
    'text that looks like code',
    "import { a } from './crew';\n",
    'crew.ts',
    'export const a = `\nexport const b = 1;\n`;\n',
  ],
  [
    'another file',
    "import { a } from './crew';\nimport { b } from './b';\n",
    'crew.ts',
    'export const a = 1;\n',
  ],
  [
    'one name for two things',
    "import { a } from './crew';\nconst rows = a;\n",
    'crew.ts',
    'const rows = [];\nexport const a = rows;\n',
  ],
  [
    'destructured names',
    "import { a } from './crew';\nconst { x: rows, ...rest } = a;\n",
    'crew.ts',
    'const rows = [];\nexport const a = rows;\n',
  ],
  [
    'names of two packages',
    "import { Box } from 'a';\nimport { b } from './crew';\nexport const c = <Box />;\n",
    'crew.ts',
    "import { Box } from 'b';\nexport const b = Box;\n",
  ],
  [
    'code that is not formatted',
    "  import { a } from './crew';\n",
    'crew.ts',
    'export const a = 1;\n',
  ],
])('refuses %s', (_reason, code, name, module) => {
  expect(oneFile([entry(code), { name, code: module }])).toBeNull();
});

it('writes all files into one text, each with its name', () => {
  expect(allFiles([entry('export default 1;\n\n'), { name: 'Crew.css', code: '.a {}\n' }])).toBe(
    '// Crew.tsx\nexport default 1;\n\n/* Crew.css */\n.a {}\n',
  );
});
