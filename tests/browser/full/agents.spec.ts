import fs from 'node:fs';
import { computeScore, runChecks } from 'afdocs';
import { expect, test } from '@playwright/test';

/**
 * How well assistants can read the site, by the checks of agentdocsspec.com, on a sample of 50
 * pages that is the same in every run.
 */

/** What the sample does not pass, and why it stays. */
const KNOWN: Readonly<Record<string, string>> = {
  'page-size-markdown': 'The page of the Data Grid with all plans lists 300 props.',
  'page-size-html': 'The same page.',
  'llms-txt-coverage': 'The index leaves out pages without Markdown, such as the page templates.',
  'markdown-content-parity':
    'The parser of the check takes HTML without optional end tags for one text. The build compares both forms itself.',
};

test('the site passes the checks for assistants', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const report = await runChecks(`${baseURL}/x/`, {
    canonicalOrigin: 'https://mui.com/x',
    samplingStrategy: 'deterministic',
    requestDelay: 0,
  });
  const failed = report.results.filter(({ status }) => ['fail', 'warn', 'error'].includes(status));
  expect(
    failed.filter(({ id }) => !(id in KNOWN)).map(({ id, message }) => `${id}: ${message}`),
  ).toEqual([]);
  expect(computeScore(report).overall).toBeGreaterThanOrEqual(95);
});

test('a block for AGENTS.md is short, and leads to pages of the build', () => {
  const block = fs.readFileSync('build/agents/v8.md', 'utf8');
  expect(Buffer.byteLength(block)).toBeLessThanOrEqual(8 * 1024);
  const pages = [...block.matchAll(/^- `([\w-]+)`(?:: (.*))?$/gm)].flatMap(([, folder, names]) =>
    (names?.split(', ') ?? ['']).map((name) => `build/${folder}/${name}/index.md`),
  );
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.filter((file) => !fs.existsSync(file))).toEqual([]);
});
