import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';
import type { ApiPackage } from '../sources';
import { planRank } from './plans';

/** Facts about the grid's events that only the JavaScript contains. */
export interface EventFacts {
  /** The rank of the lowest plan whose code publishes an event, or undefined if no file does. */
  firedFrom: (name: string) => number | undefined;
  /** Whether the grid skips its default behavior if a listener sets `defaultMuiPrevented`. */
  isPreventable: (name: string, carriesEvent: boolean) => boolean;
}

/** The folders with a package's source. The others contain the same code in another format. */
const CODE_FOLDERS = ['components', 'hooks', 'internals', 'utils'];

// Cells, rows, and headers publish through a `publish()` function of their own.
const PUBLISHED = /\bpublish(?:Event)?\(\s*["'](\w+)["']/g;
const HANDLED = /\buseGrid(?:Api)?Event(?:Handler)?\)?\(\s*\w+,\s*["'](\w+)["']/g;

/** The grid uses these events internally. Preventing them would leave it in an invalid state. */
const INTERNAL_EVENTS = new Set([
  'columnResize',
  'columnResizeStart',
  'columnResizeStop',
  'scrollPositionChange',
]);

/** Users cause these, although there is no DOM event. */
const CAUSED_BY_USERS = new Set(['headerSelectionCheckboxChange']);

/** Community code publishes these from methods that only the API object of Pro exposes. */
const PUBLIC_IN_PRO = new Set(['rowExpansionChange']);

function codeFiles({ dir }: ApiPackage): string[] {
  return CODE_FOLDERS.map((folder) => path.join(dir, folder)).flatMap((folder) =>
    listFiles(folder, /\.js$/).map((name) => path.join(folder, name)),
  );
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

/**
 * Reads the code of the grid's packages.
 *
 * @param packages The grid's packages, starting with the lowest plan.
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
      handled.has(name) &&
      !INTERNAL_EVENTS.has(name) &&
      (carriesEvent || CAUSED_BY_USERS.has(name)),
  };
}
