import fs from 'node:fs';
import path from 'node:path';
import { errorMessage } from '../../src/base/shared/errorMessage';
import { HEIGHT_TABLE } from './demoHeightTable';

/** The version of each documented package in the next major, by name. */
type NextPackages = Readonly<Record<string, string>>;

interface Cut {
  /** The major that becomes an older one: `v8`. */
  readonly from: string;
  /** The major that `docs` describes from now on: `v9`. */
  readonly to: string;
  /** The release of the next major: `9.14.0`. */
  readonly release: string;
  readonly packages: NextPackages;
}

interface Manifest {
  version?: string;
  overrides: Record<string, unknown>;
  dependencies: Record<string, string>;
}

/** A cut, with the ids that its copy doesn't have, by page. */
interface CopiedCut extends Cut {
  readonly removed: Readonly<Record<string, readonly string[]>>;
}

type Edit = (text: string, cut: CopiedCut) => string;

/** Edits of JSON, with the form in which the repository keeps it. */
const json =
  <Value extends object>(change: (value: Value, cut: CopiedCut) => object): Edit =>
  (text, cut) =>
    `${JSON.stringify(change(JSON.parse(text) as Value, cut), null, 2)}\n`;

const sorted = <Value>(values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The alias of a package in `versioned_docs/package.json`: `x-charts-v8`. */
const aliasOf = (name: string, major: string) => `${name.replace('@mui/', '')}-${major}`;

/** Replaces a text that must be there. */
function replaced(text: string, found: string, by: string): string {
  if (!text.includes(found)) {
    throw new Error(`it no longer contains \`${found}\`.`);
  }
  return text.replaceAll(found, by);
}

/** The heights of demos, also under the path of their copy. */
const copiedHeights = json<Record<string, unknown>>((heights, { from }) =>
  sorted({
    ...heights,
    ...Object.fromEntries(
      Object.entries(heights)
        .filter(([file]) => file.startsWith('docs/'))
        .map(([file, height]) => [
          file.replace('docs/', `versioned_docs/version-${from}/`),
          height,
        ]),
    ),
  }),
);

/** A first entry for the new major, with what the last one has. */
const withCopy = json<Record<string, unknown>>((lists, { from, to }) => ({
  [to]: lists[from],
  ...lists,
}));

/** The same, but the copy has no playgrounds; the addresses of its sections have never been public. */
const withCopiedIds = json<Record<string, Record<string, string[]>>>(
  (ids, { from, to, removed }) => ({
    [to]: ids[from],
    ...ids,
    [from]: Object.fromEntries(
      Object.entries(ids[from] ?? {}).map(([page, own]) => [
        page,
        own.filter((id) => !removed[page]?.includes(id)),
      ]),
    ),
  }),
);

const PLAYGROUND_IMPORT = /^import \{ Playground \}.*\n\n?/m;
/** A section of the second level with a playground, with its subsections. */
const PLAYGROUND_SECTION = /^## (?:(?!^## )[^])*?^<Playground\b(?:(?!^## )[^])*/gm;
const HEADING_ID = /^##+ (?:.*\{#(?<id>[\w-]+)\}|Playground)$/gm;

/**
 * Playgrounds have the props of the current major: a copied page does without the section of its own,
 * and without the paragraphs that link to it.
 *
 * @returns the ids of the removed sections by page (`react-charts/bars/`)
 */
function removePlaygrounds(copy: string): Record<string, string[]> {
  const files = fs.readdirSync(copy, { recursive: true, encoding: 'utf8' });
  files
    .filter((name) => name.endsWith('.playground.tsx'))
    .forEach((name) => fs.rmSync(path.join(copy, name)));
  const pages = files
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ name, text: fs.readFileSync(path.join(copy, name), 'utf8') }));
  const removed = pages.flatMap(({ name, text }) => {
    const sections = PLAYGROUND_IMPORT.test(text) ? (text.match(PLAYGROUND_SECTION) ?? []) : [];
    const headings = [...sections.join('').matchAll(HEADING_ID)];
    const ids = headings.map(({ groups }) => groups?.id ?? 'playground');
    return sections.length > 0
      ? [{ page: path.posix.dirname(name.replaceAll('\\', '/')), ids }]
      : [];
  });
  const links = removed.flatMap(({ page, ids }) =>
    ids.map((id) => `/${path.posix.basename(page)}.mdx#${id})`),
  );
  for (const { name, text } of pages) {
    const kept = text
      .replace(PLAYGROUND_SECTION, (section) => (PLAYGROUND_IMPORT.test(text) ? '' : section))
      .replace(PLAYGROUND_IMPORT, '')
      .replaceAll(/^.*\]\(.*\n\n?/gm, (line) =>
        links.some((link) => line.includes(link)) ? '' : line,
      );
    if (kept !== text) {
      fs.writeFileSync(path.join(copy, name), kept);
    }
  }
  return Object.fromEntries(removed.map(({ page, ids }) => [`${page}/`, ids]));
}

/** What a cut changes in each file of the repository, beside `docusaurus docs:version`. */
const EDITS: Readonly<Record<string, Edit>> = {
  // Also the majors whose demos run.
  'src/versions/shared/versions.ts': (text, { from, to }) =>
    replaced(
      replaced(text, '[CURRENT_MAJOR, ', `[CURRENT_MAJOR, '${from}', `),
      `CURRENT_MAJOR = '${from}'`,
      `CURRENT_MAJOR = '${to}'`,
    ),
  'src/versions/shared/versionHosts.ts': (text, { from, to }) =>
    replaced(
      text,
      `${from}: 'https://mui.com',`,
      `${to}: 'https://mui.com',\n  ${from}: 'https://${from}.mui.com',`,
    ),
  'src/demos/shared/installVersions.ts': (text, { from, to }) => {
    const row = new RegExp(`^  ${from}: (.*)$`, 'm').exec(text)?.[0] ?? `  ${from}: {`;
    return replaced(text, row, `${row.replace(from, to)}\n${row}`);
  },
  'src/content/shared/products.ts': (text, { release }) =>
    text.replace(/(?<=LIBRARY_VERSION = ')[^']+/, release),
  'navigation/index.ts': (text, { from, to, release }) => {
    const entry = new RegExp(`^( *)\\{ pathname: '/x/api/changes/${from}'`, 'm').exec(text);
    const [start = `{ pathname: '/x/api/changes/${from}'`, indent = ''] = entry ?? [];
    const added = `${indent}{ pathname: '/x/api/changes/${to}', title: 'From ${from} to ${to}' },`;
    return replaced(text, start, `${added}\n${start}`).replace(
      /(?<=The navigation of )[\d.]+\d/,
      release,
    );
  },
  'data/api/documented.json': withCopy,
  'data/published-anchors.json': withCopiedIds,
  'data/moved-pages.json': json((moves, { from }) => ({ [from]: {}, ...moves })),
  [HEIGHT_TABLE]: copiedHeights,
  'package.json': json<Manifest>((manifest, { release, packages }) => ({
    ...manifest,
    version: release,
    // Those of the last major belong to it.
    overrides: Object.fromEntries(
      Object.entries(manifest.overrides).filter(([name]) => packages[name] === undefined),
    ),
    dependencies: { ...manifest.dependencies, ...packages },
  })),
};

/** Pins the packages of the last major under their aliases. */
function pinOlder(older: Manifest, current: Manifest, { from, packages }: Cut): Manifest {
  const names = Object.keys(packages);
  const aliased = (values: Readonly<Record<string, unknown>>, form: (name: string) => unknown) =>
    Object.fromEntries(
      names.filter((name) => name in values).map((name) => [aliasOf(name, from), form(name)]),
    );
  return {
    ...older,
    overrides: {
      ...older.overrides,
      ...aliased(current.overrides, (name) => current.overrides[name]),
    },
    dependencies: sorted({
      ...older.dependencies,
      ...(aliased(
        current.dependencies,
        (name) => `npm:${name}@${current.dependencies[name]}`,
      ) as Record<string, string>),
    }),
  };
}

/**
 * Makes the current major an older one, as far as that can be derived: everything but what
 * `docusaurus docs:version` copies, and the lockfiles.
 *
 * @param siteDir The folder of the repository, with the copy of `docs`.
 * @returns the files that changed
 * @throws Error for a file in which a place to edit is gone
 */
export function cutMajor(siteDir: string, cut: Cut): string[] {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(path.join(siteDir, file), text);
  const older = 'versioned_docs/package.json';
  const pinned = pinOlder(
    JSON.parse(read(older)) as Manifest,
    JSON.parse(read('package.json')) as Manifest,
    cut,
  );
  const copy = path.join(siteDir, 'versioned_docs', `version-${cut.from}`);
  const removed = removePlaygrounds(copy);
  const texts = Object.entries(EDITS).map(([file, edit]): [string, string] => {
    try {
      return [file, edit(read(file), { ...cut, removed })];
    } catch (error) {
      const reason = errorMessage(error);
      throw new Error(
        `${file} can't be edited: ${reason} Correct EDITS in scripts/lib/cutMajor.ts.`,
      );
    }
  });
  texts.push([older, `${JSON.stringify(pinned, null, 2)}\n`]);
  texts.forEach(([file, text]) => write(file, text));
  // All majors follow docs/tsconfig.json, and pages of the API are generated.
  ['tsconfig.json', 'api'].forEach((name) =>
    fs.rmSync(path.join(copy, name), { recursive: true, force: true }),
  );
  return texts.map(([file]) => file);
}
