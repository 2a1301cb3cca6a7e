import ts from 'typescript';
import { crashProblem } from './crashProblem';
import type { CrashFrame } from './messages';

const FOLDER = 'docs/react-charts/bars';
const FILE = `${FOLDER}/BasicBars.tsx`;

/** Compiled to fewer lines: the interface and the comments disappear. */
const SOURCE = `interface Row {
  readonly genre: string;
}

/** A
 * comment. */
export default function BasicBars(): string {
  const rows: Row[] = [];
  // Another one.
  return rows[0]!.genre;
}
`;

/** The frame that a browser would report for a text in the compiled demo. */
function frameAt(text: string): CrashFrame {
  const { outputText, sourceMapText } = ts.transpileModule(SOURCE, {
    fileName: 'BasicBars.tsx',
    compilerOptions: { sourceMap: true, removeComments: true, target: ts.ScriptTarget.ESNext },
  });
  const lines = outputText.split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  const { mappings } = JSON.parse(sourceMapText ?? '') as { mappings: string };
  return {
    file: FILE,
    line: index + 1,
    column: (lines[index]?.indexOf(text) ?? 0) + 1,
    mappings,
  };
}

const found = 'The demo throws: TypeError: no genre';
const crash = { demo: 'BasicBars', message: 'TypeError: no genre' };

describe('crashProblem', () => {
  it.each(['rows[0]', 'const rows', 'function BasicBars'])(
    'names the line that the author wrote: %s',
    (text) => {
      const line = SOURCE.slice(0, SOURCE.indexOf(text)).split('\n').length;
      expect(frameAt(text).line).not.toBe(line);
      expect(crashProblem(FOLDER, { ...crash, frame: frameAt(text) })).toEqual({
        file: FILE,
        problems: [{ found, line }],
      });
    },
  );

  it('names the module beside the demo that throws', () => {
    const file = `${FOLDER}/rows.ts`;
    expect(crashProblem(FOLDER, { ...crash, frame: { ...frameAt('rows'), file } })).toMatchObject({
      file,
    });
  });

  it('names the demo alone if no code of the page takes part, or it is on no line', () => {
    const problem = { file: FILE, problems: [{ found }] };
    expect(crashProblem(FOLDER, crash)).toEqual(problem);
    const frame = { file: FILE, line: 3, column: 1, mappings: '' };
    expect(crashProblem(FOLDER, { ...crash, frame })).toEqual(problem);
  });
});
