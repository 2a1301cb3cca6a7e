import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Loading the dictionaries takes seconds on a busy machine. */
const TIMEOUT_MS = 180_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The output of the command for a document, and its exit code. */
function lint(...lines: readonly string[]): { code: number; output: string } {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, lines.join('\n'));
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/lint-words.ts', file]);
    return { code: 0, output: '' };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer };
    return { code: status, output: stderr.toString().replaceAll(file, 'page.md') };
  }
}

it(
  'reports British and replaced words by line, with replacements',
  () => {
    const { code, output } = lint('The `colour` of a row.', '', 'Its colour stands in `sx`.');
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      'page.md:3: "stands" is on the list of words to avoid.',
      '  Fix: Write "is" or "appears".',
      'page.md:3: "colour" is in no dictionary of American English.',
      expect.stringMatching(/^ {2}Fix: Did you mean "color"/),
      '',
    ]);
  },
  TIMEOUT_MS,
);

it(
  'accepts American words and the terms of the project',
  () => {
    expect(lint('A sparkline has one color. Users customize its behavior.').code).toBe(0);
  },
  TIMEOUT_MS,
);
