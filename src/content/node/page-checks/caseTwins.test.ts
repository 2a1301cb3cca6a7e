import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblems } from '../../../base/shared/contentProblem';
import { checkCaseTwins, findTwins } from './caseTwins';

describe('names', () => {
  it('that differ in more than case are no twins', () => {
    expect(findTwins(['a/Bars.tsx', 'a/Bar.tsx', 'a/Bars.mdx', 'b/Bars.tsx'])).toEqual([]);
  });

  it('that differ only in case are reported once each', () => {
    expect(findTwins(['a/onedemo.tsx', 'a/OneDemo.tsx', 'a/Onedemo.tsx'])).toEqual([
      ['a/Onedemo.tsx', 'a/OneDemo.tsx'],
      ['a/onedemo.tsx', 'a/OneDemo.tsx'],
    ]);
  });

  it('in folders that differ only in case are those of the folders', () => {
    expect(findTwins(['Bars', 'Bars/a.tsx', 'bars', 'bars/A.tsx', 'bars/a.tsx'])).toEqual([
      ['bars', 'Bars'],
    ]);
  });

  it('with composed and decomposed letters are twins', () => {
    expect(findTwins(['caf\u00e9.mdx', 'cafe\u0301.mdx'])).toHaveLength(1);
  });
});

it('names both files of the site, and does not follow links', () => {
  const site = realpathSync(mkdtempSync(path.join(tmpdir(), 'twins-')));
  writeFileSync(path.join(site, 'versions.json'), '[]');
  mkdirSync(path.join(site, 'docs/react-charts/bars'), { recursive: true });
  symlinkSync(site, path.join(site, 'docs/react-charts/loop'));
  ['OneDemo.tsx', 'Onedemo.tsx'].forEach((name) =>
    writeFileSync(path.join(site, 'docs/react-charts/bars', name), ''),
  );
  const report = formatProblems(checkCaseTwins(site));
  rmSync(site, { recursive: true });
  expect(report).toContain('docs/react-charts/bars/Onedemo.tsx');
  expect(report).toContain(
    'The name differs from `docs/react-charts/bars/OneDemo.tsx` only in case.',
  );
});

it('finds none in this project', () => {
  expect(formatProblems(checkCaseTwins(process.cwd()))).toBe('');
});
