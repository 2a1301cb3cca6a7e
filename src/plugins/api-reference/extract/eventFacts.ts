import fs from 'node:fs';
import path from 'node:path';
import type { ApiPackage } from '../sources';
import { planRank } from './plans';

/** What running code knows about the grid's events, and types do not. */
export interface EventFacts {
  /** Rank of the cheapest plan whose code publishes an event; undefined where no file names it. */
  firedFrom: (name: string) => number | undefined;
  /** True for an event whose default the grid skips when a listener sets `defaultMuiPrevented`. */
  isPreventable: (name: string, carriesEvent: boolean) => boolean;
}

/** Folders of a package that hold its code once: the others are builds of the same in another format. */
const CODE_FOLDERS = ['components', 'hooks', 'internals', 'utils'];

const PUBLISHED = /\bpublishEvent\(\s*["'](\w+)["']/g;
const HANDLED = /\buseGrid(?:Api)?Event(?:Handler)?\)?\(\s*\w+,\s*["'](\w+)["']/g;

/** The grid follows these to keep its own books: to skip that would leave it in a wrong state. */
const BOOKKEEPING = new Set([
  'columnResize',
  'columnResizeStart',
  'columnResizeStop',
  'scrollPositionChange',
]);

/** Users cause these, though no event of the browser comes with them. */
const CAUSED_BY_USERS = new Set(['headerSelectionCheckboxChange']);

/** Community code publishes these from methods that only the API object of Pro makes public. */
const PUBLIC_IN_PRO = new Set(['rowExpansionChange']);

function codeFiles({ dir }: ApiPackage): string[] {
  return CODE_FOLDERS.map((folder) => path.join(dir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => path.join(folder, name)),
    );
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/**
 * Reads the code of the grid's packages.
 *
 * @param packages Those of the grid, the cheapest plan first.
 */
export function readEventFacts(packages: readonly ApiPackage[]): EventFacts {
  const ranks = new Map<string, number>();
  const handled = new Set<string>();
  for (const pkg of packages) {
    for (const file of codeFiles(pkg)) {
      const text = fs.readFileSync(file, 'utf8');
      for (const name of namesIn(text, PUBLISHED)) {
        ranks.set(name, Math.min(ranks.get(name) ?? Infinity, planRank(pkg)));
      }
      namesIn(text, HANDLED).forEach((name) => handled.add(name));
    }
  }
  return {
    firedFrom: (name) => (PUBLIC_IN_PRO.has(name) ? 1 : ranks.get(name)),
    isPreventable: (name, carriesEvent) =>
      handled.has(name) && !BOOKKEEPING.has(name) && (carriesEvent || CAUSED_BY_USERS.has(name)),
  };
}
