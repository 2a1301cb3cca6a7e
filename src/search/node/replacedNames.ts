import { looksLikeCode } from '../../content/node/page';

/** A name in the removed lines of a diff, and not in the added ones. */
export interface ReplacedName {
  readonly name: string;
  /** Whether an `import` contains it, so that it belongs to a package. */
  readonly isImported: boolean;
}

const NAME = /[A-Za-z_$][\w$]*/g;
const IMPORT = /^-\s*import\s+(?:type\s+)?(?<names>.+?)\s+from\s+['"]@(?:mui|material-ui)\//;

function namesIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.slice(1).match(NAME) ?? []);
}

/** The names that a diff replaces or removes. */
export function replacedNames(diff: string): ReplacedName[] {
  const lines = diff.split('\n');
  const removed = lines.filter((line) => line.startsWith('-'));
  const others = new Set(namesIn(lines.filter((line) => !line.startsWith('-'))));
  const imported = new Set(
    removed.flatMap((line) => IMPORT.exec(line)?.groups?.names?.match(NAME) ?? []),
  );
  return [...new Set(namesIn(removed))]
    .filter((name) => !others.has(name) && (imported.has(name) || looksLikeCode(name)))
    .map((name) => ({ name, isImported: imported.has(name) }));
}
