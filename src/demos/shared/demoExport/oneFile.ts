import { isRelative, listSpecifiers } from './listPackages';
import {
  importCode,
  readModule,
  type Binding,
  type ReadModule,
  type Statement,
} from './readModule';
import type { ExportSource } from './types';

const SCRIPT = /\.[jt]sx?$/;
/** An export without a declaration: a list, another module's names, or a default value. */
const OTHER_EXPORT = /^export\s+(?:\{|\*|default|type\s+\{)/m;

/** Whether a text in backticks has a line that looks like the start of a statement. */
const hasCodeInText = (code: string) =>
  code.split('`').some((part, index) => index % 2 === 1 && /\n\S/.test(part));

/** A module of the demo, and what its importers take from it. */
interface Part extends ReadModule {
  readonly source: ExportSource;
  /** The names of its exports in the modules that import them. */
  readonly aliases: Map<string, string>;
}

/** `./crew`, `./crew.js`, and `./crew.ts` all mean `crew.ts`. */
function partOf(specifier: string, parts: readonly Part[]): Part | undefined {
  const path = specifier.replace(/^\.\//, '').replace(SCRIPT, '');
  return parts.find(({ source }) => source.name.replace(SCRIPT, '') === path);
}

/** The modules, each after all that import it, starting with the entry. */
function importersFirst(parts: readonly Part[]): Part[] {
  const visited = new Set<Part>();
  const ordered: Part[] = [];
  const visit = (part: Part | undefined): void => {
    if (part && !visited.has(part)) {
      visited.add(part);
      part.bindings.forEach(({ specifier }) => visit(partOf(specifier, parts)));
      ordered.unshift(part);
    }
  };
  visit(parts[0]);
  return ordered;
}

/** The statements of a module that its importers need. */
function neededStatements({ statements, aliases }: Part): readonly Statement[] {
  const names = [...aliases.keys()];
  const needed = new Set(statements.filter(({ declared }) => declared.length === 0));
  const addFor = (words: Iterable<string>): void => {
    for (const word of words) {
      statements
        .filter((statement) => statement.declared.includes(word) && !needed.has(statement))
        .forEach((statement) => {
          needed.add(statement);
          addFor(statement.words);
        });
    }
  };
  [names, ...[...needed].map(({ words }) => words)].forEach(addFor);
  return statements.filter((statement) => needed.has(statement));
}

/** What of a module goes into the whole file. */
interface Piece {
  readonly source: ExportSource;
  readonly statements: readonly Statement[];
  readonly bindings: readonly Binding[];
  readonly aliases: ReadonlyMap<string, string>;
}

/** Takes from each module what is needed; `null` if an export is imported under two names. */
function takePieces(parts: readonly Part[]): Piece[] | null {
  const pieces: Piece[] = [];
  for (const part of importersFirst(parts)) {
    const isEntry = pieces.length === 0;
    const statements = isEntry ? part.statements : neededStatements(part);
    const bindings = part.bindings.filter(
      ({ local }) => isEntry || local === '' || statements.some(({ words }) => words.has(local)),
    );
    for (const { specifier, imported, local } of bindings) {
      if (isRelative(specifier)) {
        const aliases = partOf(specifier, parts)?.aliases;
        if (
          !aliases ||
          !/^(?!default$)\w+$/.test(imported) ||
          (aliases.get(imported) ?? local) !== local
        ) {
          return null;
        }
        aliases.set(imported, local);
      }
    }
    pieces.push({ source: part.source, statements, bindings, aliases: part.aliases });
  }
  return pieces;
}

/** Whether each name of the whole file means one thing. */
function hasUniqueNames(pieces: readonly Piece[]): boolean {
  const meanings = new Map<string, string>();
  return pieces
    .flatMap(({ source, statements, bindings, aliases }) => [
      ...statements
        .flatMap(({ declared }) => declared)
        .map((name) => [aliases.get(name) ?? name, source.name] as const),
      ...bindings
        .filter(({ specifier, local }) => local !== '' && !isRelative(specifier))
        .map(({ local, specifier, imported }) => [local, `${specifier} ${imported}`] as const),
    ])
    .every(([name, meaning]) => {
      const known = meanings.get(name) ?? meaning;
      meanings.set(name, meaning);
      return known === meaning;
    });
}

/**
 * The code of a module without `export`, and with its exports under their names in the importers.
 *
 * @returns `null` if it exports something without a declaration, or if a name to replace occurs
 *   several times, because only a parser can tell it from a property of the same name
 */
function bodyOf({ statements, aliases }: Piece): string | null {
  const exported = statements
    .map(({ code }) => code)
    .join('')
    .trimEnd();
  let body = exported.replaceAll(/^export\s+(?!default|[{*]|type\s+\{)/gm, '');
  for (const [name, alias] of aliases) {
    const uses = new RegExp(String.raw`\b${name}\b`, 'g');
    if (name !== alias) {
      if (body.match(uses)?.length !== 1) {
        return null;
      }
      body = body.replace(uses, alias);
    }
  }
  return OTHER_EXPORT.test(body) ? null : body;
}

/**
 * A demo as one file that runs by itself: what it needs of its local modules comes before the code
 * that imports it, and all imports of a package are one statement. A pure function of formatted
 * code, like `listSpecifiers()`.
 *
 * @param sources the entry, then its local modules
 * @returns `null` if that isn't possible: a module is a style sheet or has text that looks like
 *   code, or two modules use one name for different things
 */
export function oneFile(sources: readonly ExportSource[]): string | null {
  const [entry] = sources;
  if (!entry || sources.length === 1) {
    return entry?.code ?? null;
  }
  if (sources.some(({ name, code }) => !SCRIPT.test(name) || hasCodeInText(code))) {
    return null;
  }
  const parts = sources.map((source): Part => ({
    source,
    aliases: new Map(),
    ...readModule(source.code),
  }));
  const pieces = takePieces(parts);
  if (!pieces || !hasUniqueNames(pieces)) {
    return null;
  }
  const [main, ...modules] = pieces;
  const bodies = modules.reverse().map(bodyOf);
  const own = main!.statements
    .map(({ code }) => code)
    .join('')
    .trimEnd();
  // The entry's imports keep their places, and those of other modules follow.
  const imports = importCode(pieces.flatMap(({ bindings }) => bindings));
  const code = [parts[0]!.directive, imports, ...bodies, own].filter(Boolean).join('\n\n');
  const isWhole = !bodies.includes(null) && !listSpecifiers(code).some(isRelative);
  return isWhole ? `${code}\n` : null;
}

/** All files of a demo in one text, each after a comment with its name. */
export function allFiles(sources: readonly ExportSource[]): string {
  return sources
    .map(({ name, code }) => {
      const comment = name.endsWith('.css') ? `/* ${name} */` : `// ${name}`;
      return `${comment}\n${code.trimEnd()}\n`;
    })
    .join('\n');
}
