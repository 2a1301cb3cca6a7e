import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { PAGE_KINDS } from './support/pages';

const BUILD = 'build';

/**
 * Findings that are correct here, with reasons. All other rules are those of the HTML standard and
 * its accessibility.
 */
const EXEMPTIONS: readonly {
  readonly rules: NonNullable<ConfigData['rules']>;
  readonly reason: string;
}[] = [
  {
    rules: { 'no-redundant-role': 'off' },
    reason:
      'Safari forgets that lists without bullets and tables that scroll are lists and tables.',
  },
  {
    rules: {
      'prefer-native-element': [
        'error',
        { exclude: ['region', 'table', 'row', 'columnheader', 'cell'] },
      ],
    },
    reason:
      "Docusaurus's skip link is in a div that is a region. Rows of API changes are grids, which become cards on phones.",
  },
  {
    rules: { 'aria-label-misuse': ['error', { allowAnyNamable: true }] },
    reason: 'ARIA allows names of lists and groups, and ours say what they list.',
  },
];

/** By the standard, an `<optgroup>` ends the option before it, whose end tag is left out. */
const IMPLIED_END = /<optgroup> element is not permitted as content under <option>/;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: Object.assign({}, ...EXEMPTIONS.map(({ rules }) => rules)) as ConfigData['rules'],
});

/** The problems of a page, with their place in the document. */
async function problemsOf(file: string): Promise<readonly string[]> {
  const { results } = await validator.validateFile(file);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !IMPLIED_END.test(message))
      .map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
  );
}

async function expectValid(files: readonly string[]): Promise<void> {
  const problems: string[] = [];
  for (const file of files) {
    problems.push(...(await problemsOf(file)));
  }
  expect(problems).toEqual([]);
}

const pagesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));

const fileOf = (address: string) => path.join(BUILD, address.replace('/x/', ''), 'index.html');

test('a page of each kind is valid HTML', async () => {
  const { 'not found': _notFound, ...kinds } = PAGE_KINDS;
  await expectValid([
    path.join(BUILD, '404.html'),
    fileOf('/x/templates/dashboard/'),
    ...Object.values(kinds).map(fileOf),
  ]);
});

if (process.env.TEST_TIER !== 'quick') {
  const folders = fs
    .readdirSync(BUILD, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && pagesBelow(path.join(BUILD, entry.name)).length > 0);
  for (const { name } of folders) {
    test(`every page below ${name} is valid HTML`, async () => {
      const files = pagesBelow(path.join(BUILD, name));
      test.setTimeout(30_000 + files.length * 2_000);
      await expectValid(files);
    });
  }
}

test('finds invalid HTML', async () => {
  const report = await validator.validateString(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><p><ul></ul></p></body></html>',
  );
  expect(report.valid).toBe(false);
});
