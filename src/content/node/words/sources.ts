import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { posixRelative } from '../../../base/node';
import { listPages } from '../page';

/** Documents of the repository, where they exist. */
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'AUTHORING.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'MAINTAINING.md',
  'OPERATING.md',
  'README.md',
  'WRITING.md',
];

/** Texts outside the guides: interface, menu, feature names, and API pages. */
const INTERFACE = [
  'i18n/translations.json',
  'src/api/node/pages/stub.ts',
  'src/content/shared/products.ts',
];
const INTERFACE_FOLDERS = ['navigation', 'data/search/features'];

/** One document for each decision. */
const DECISIONS_FOLDER = 'decisions';

/** Ignored by Git, for trying things out. */
const PLAYGROUND = /^docs\/playground\//;

function filesIn(siteDir: string, folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(siteDir, folder))
    .filter((name) => pattern.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/**
 * The files whose words are checked: guides of the current major, interface, documents.
 *
 * @param siteDir Absolute path.
 * @returns Paths from there, with slashes.
 */
export function listSources(siteDir: string): string[] {
  const guides = listPages(path.join(siteDir, 'docs'))
    .map((file) => posixRelative(siteDir, file))
    .filter((file) => !PLAYGROUND.test(file));
  const others = [
    ...DOCUMENTS,
    ...INTERFACE,
    ...INTERFACE_FOLDERS.flatMap((folder) => filesIn(siteDir, folder, /\.(?:json|ts)$/)),
    ...filesIn(siteDir, DECISIONS_FOLDER, /\.md$/),
  ];
  return [...guides, ...others.filter((file) => existsSync(path.join(siteDir, file)))];
}
