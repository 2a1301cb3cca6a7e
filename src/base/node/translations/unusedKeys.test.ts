/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import english from '../../../../i18n/translations.json';
import type { TranslationTable } from '../../shared/i18n';

const SRC = path.join(__dirname, '../../..');

function keysOf(table: TranslationTable, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

interface Source {
  /** The subject and the place of the code, such as `search/browser`. */
  readonly part: string;
  readonly text: string;
}

/** The code of the site, without the list of lazy messages, which names keys but does not show them. */
function readSources(): Source[] {
  return fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|lazyMessages\.ts$/.test(file))
    .map((file) => ({
      part: file.split(path.sep).slice(0, 2).join('/'),
      text: fs.readFileSync(path.join(SRC, file), 'utf8'),
    }));
}

/**
 * The keys that no code uses: neither in quotes nor in a template such as `search.kinds.${kind}`
 * whose variable part appears in the same feature or in code that runs everywhere.
 */
function findUnusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const all = sources.map(({ text }) => text).join('\n');
  const templates = sources.flatMap(({ part, text }) =>
    [...text.matchAll(/`([\w.-]*\$\{[\w.]+\}[\w.-]*)`/g)]
      .map(([, template = '']) => template)
      .filter((template) => /\w{4}/.test(template.replace(/\$\{.*?\}/, '')))
      .map((template) => ({
        pattern: new RegExp(
          `^${template.replaceAll('.', '\\.').replace(/\$\{.*?\}/, '([\\w-]+)')}$`,
        ),
        words: sources
          .filter((source) => source.part === part || source.part.endsWith('/shared'))
          .map((source) => source.text)
          .join('\n'),
      })),
  );
  return keys.filter(
    (key) =>
      !all.includes(`'${key}'`) &&
      !templates.some(({ pattern, words }) => {
        const varying = pattern.exec(key)?.[1];
        return varying !== undefined && new RegExp(`\\b${varying}\\b['":?]`).test(words);
      }),
  );
}

it('finds an unused key', () => {
  const source = {
    part: 'features/a',
    text: "t('shown'); t(`kinds.${kind}`); const KINDS = ['prop'];",
  };
  expect(findUnusedKeys(['shown', 'kinds.prop', 'kinds.slot', 'gone'], [source])).toEqual([
    'kinds.slot',
    'gone',
  ]);
});

it('every message is used', () => {
  expect(findUnusedKeys(keysOf(english), readSources())).toEqual([]);
});
