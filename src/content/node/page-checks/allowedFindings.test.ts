import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProblemFile } from '../../../base/shared/contentProblem';
import {
  ALLOWED_FINDINGS,
  lowerAllowedFindings,
  lowerCounts,
  overAllowed,
  readAllowedFindings,
} from './allowedFindings';

const file = (name: string, count: number): ProblemFile => ({
  file: name,
  problems: Array.from({ length: count }, () => ({ found: 'A mistake.' })),
});

describe('overAllowed', () => {
  it('reports a file with more findings than allowed, and a file that is not listed', () => {
    const files = [file('same', 2), file('more', 3), file('new', 1)];
    expect(overAllowed(files, { same: 2, more: 2 })).toEqual([files[1], files[2]]);
  });
});

describe('lowerCounts', () => {
  it('lowers counts, raises none, and removes clean and deleted files', () => {
    const files = [file('better', 1), file('worse', 9), file('new', 1)];
    expect(lowerCounts({ worse: 4, better: 3, clean: 2 }, files)).toEqual({ better: 1, worse: 4 });
  });
});

describe('the record', () => {
  let site = '';
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'allowed-'));
    mkdirSync(path.join(site, path.dirname(ALLOWED_FINDINGS)), { recursive: true });
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('allows nothing without a record', () => {
    expect(readAllowedFindings(site)).toEqual({});
  });

  it('stores the remaining findings of each check', () => {
    const written = { words: { a: 3, b: 1 }, emptySections: { a: 1 } };
    writeFileSync(path.join(site, ALLOWED_FINDINGS), JSON.stringify(written));
    lowerAllowedFindings(site, { words: [file('a', 2)], emptySections: [file('a', 1)] });
    expect(JSON.parse(readFileSync(path.join(site, ALLOWED_FINDINGS), 'utf8'))).toEqual({
      emptySections: { a: 1 },
      words: { a: 2 },
    });
  });
});
