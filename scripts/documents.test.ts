import fs from 'node:fs';
import path from 'node:path';

const RECORDS = fs
  .readdirSync('decisions')
  .filter((name) => name !== 'README.md')
  .map((name) => `decisions/${name}`);

const DOCUMENTS = [
  ...fs.readdirSync('.').filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md'),
  'decisions/README.md',
  ...RECORDS,
];

/** A path from the root of the repository. A placeholder, such as `<name>` or `*`, belongs to it. */
const REPOSITORY_PATH =
  /(?<![\w/.@-])(?:\.github|data|decisions|docs|examples|i18n|navigation|scripts|src|static|templates|tests|versioned_docs)\/[\w.@/<>*…-]*/g;

const PLACEHOLDER = /[<>*…]/;

/** Paths that are not in the repository: generated folders, and examples of new files. */
const ABSENT: Readonly<Record<string, string>> = {
  'docs/api': 'generated at the start of a build',
  'docs/playground/': 'ignored by Git',
};

const FILE_NAME = /(?<![\w/.@*{-])\w[\w.-]*\.(?:css|js|json|mjs|tsx?)(?![\w/])/g;

/** Files that a build, a package, or a host writes. */
const GENERATED = new Set([
  'modules.json',
  'offline.json',
  'page-map.json',
  'registry.js',
  'routes.js',
  'sw.js',
]);

/** Names of the files of the repository. */
const FILES = new Set(
  ['.', 'data', 'navigation', 'scripts', 'src', 'templates', 'tests'].flatMap((folder) =>
    fs
      .readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' })
      .map((file) => path.basename(file)),
  ),
);

/** The text of code spans and code blocks. */
function codeOf(markdown: string): string {
  return [...markdown.matchAll(/^( *)```.*\n([\s\S]*?)^\1```|`([^`\n]+)`/gm)]
    .map(([, , block, span]) => block ?? span ?? '')
    .join('\n');
}

function missingPaths(file: string): string[] {
  const paths = codeOf(fs.readFileSync(file, 'utf8')).match(REPOSITORY_PATH) ?? [];
  return paths
    .map((found) => found.replace(/\.$/, ''))
    .filter((found) => !PLACEHOLDER.test(found) && !(found in ABSENT) && !fs.existsSync(found));
}

function missingFiles(file: string): string[] {
  const names = codeOf(fs.readFileSync(file, 'utf8')).match(FILE_NAME) ?? [];
  return names.filter((name) => !FILES.has(name) && !GENERATED.has(name));
}

function withoutCode(file: string): string {
  return fs.readFileSync(file, 'utf8').replace(/^( *)```[\s\S]*?^\1```|`[^`\n]+`/gm, '');
}

/** Ids of the headings, as GitHub makes them from plain text. */
function anchorsOf(file: string): string[] {
  return [...withoutCode(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}

function brokenLinks(file: string): string[] {
  const links = [...withoutCode(file).matchAll(/\]\((?!https?:|…)([^)\s]+)\)/g)];
  return links
    .map(([, link = '']) => link)
    .filter((link) => {
      const [target = '', anchor] = link.split('#');
      const linked = target === '' ? file : path.join(path.dirname(file), target);
      return (
        !fs.existsSync(linked) || (anchor !== undefined && !anchorsOf(linked).includes(anchor))
      );
    });
}

it.each(DOCUMENTS)('%s names files that exist', (file) => {
  expect(missingPaths(file)).toEqual([]);
});

it.each(['ARCHITECTURE.md', ...RECORDS])('%s names files by names that exist', (file) => {
  expect(missingFiles(file)).toEqual([]);
});

/** What documents call by their names in code: constants, and variables of the environment. */
const CONSTANT = /\b[A-Z]+(?:_[A-Z\d]+)+\b/g;

/** Where constants of the repository are. */
const CODE_FOLDERS = ['navigation', 'scripts', 'src', 'tests', 'examples', '.ci'];

function readConstants(): Set<string> {
  const files = CODE_FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(folder, { encoding: 'utf8', recursive: true })
      .map((name) => path.join(folder, name)),
  );
  const roots = fs.readdirSync('.').filter((name) => /\.(?:ts|mjs)$/.test(name));
  return new Set(
    [...files, ...roots]
      .filter((file) => /\.(?:[jt]sx?|mjs|css|sh|yml|conf)$|\/run$/.test(file))
      .flatMap((file) => fs.readFileSync(file, 'utf8').match(CONSTANT) ?? []),
  );
}

it('documents name constants that exist', () => {
  const known = readConstants();
  const missing = DOCUMENTS.flatMap((file) =>
    (codeOf(fs.readFileSync(file, 'utf8')).match(CONSTANT) ?? [])
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each(DOCUMENTS)('%s links to files and sections that exist', (file) => {
  expect(brokenLinks(file)).toEqual([]);
});

it.each(RECORDS)('%s has the sections of a record and is in the table', (file) => {
  const headings = fs
    .readFileSync(file, 'utf8')
    .match(/^#{1,2} .*/gm)
    ?.slice(1);
  expect(headings).toEqual([
    '## Context',
    '## Decision',
    '## Measurements',
    '## Alternatives considered',
    '## Price',
    '## Revisit when',
  ]);
  expect(fs.readFileSync('decisions/README.md', 'utf8')).toContain(`(${path.basename(file)})`);
});

it('MAINTAINING.md quotes a content rule as it is', () => {
  const rule = fs.readFileSync('src/content/node/content-rules/planRules.ts', 'utf8');
  expect(fs.readFileSync('MAINTAINING.md', 'utf8')).toContain(`\`\`\`ts\n${rule}\`\`\``);
});

it('CODEOWNERS names paths that exist, each with an owner', () => {
  const lines = fs
    .readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(lines.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
  const paths = lines.map(([pattern = '']) => pattern).filter((pattern) => pattern !== '*');
  expect(paths.filter((found) => !fs.existsSync(found.slice(1)))).toEqual([]);
});

it('finds a path that does not exist', () => {
  expect('`src/none.ts` and `@site/src/none.ts`'.match(REPOSITORY_PATH)).toEqual(['src/none.ts']);
  expect(codeOf('```\nsrc/a.ts\n```\n\ntext `src/b.ts`')).toBe('src/a.ts\n\nsrc/b.ts');
});

it('README lists every command of package.json', () => {
  const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: object };
  const [, table = ''] = fs.readFileSync('README.md', 'utf8').split('## Commands');
  const listed = new Set(codeOf(table).match(/[\w:-]+/g));
  expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
});
