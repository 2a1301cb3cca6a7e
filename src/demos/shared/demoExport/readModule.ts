import { isRelative } from './listPackages';

/** A static import at the beginning of a line. */
const IMPORT =
  /^import\s+(?:(?<type>type\s+)?(?<clause>[\w$*{}\s,]+?)\s+from\s+)?['"](?<specifier>[^'"\n]+)['"];?[ \t]*\n?/gm;
const DIRECTIVE = /^\s*['"]use \w+['"];?\n/;
const DECLARATION =
  /^(?:export\s+(?:default\s+)?)?(?:declare\s+|abstract\s+|async\s+)*(?:const|let|var|function\*?|class|interface|type|enum)\s+(?:(?<name>[\w$]+)|[[{](?<pattern>[^=]*?)[\]}]\s*=)/m;
/** The start of a statement, or of the comment before it. Other lines are indented or close it. */
const STATEMENT_START = /^(?=[\w$/@'"`])/m;
const COMMENT = /^(?:\/\/|\/\*[^]*\*\/\s*$)/;

/** A name that a module imports. */
export interface Binding {
  readonly specifier: string;
  /** `default`, `*`, or the name of the export. Empty for an import without names, as for styles. */
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

/** A statement of a module, with the comments before it and the blank lines after it. */
export interface Statement {
  readonly code: string;
  /** The names that it declares. */
  readonly declared: readonly string[];
  /** All words in it, among which are the names that it uses. */
  readonly words: ReadonlySet<string>;
}

export interface ReadModule {
  readonly bindings: readonly Binding[];
  /** `'use client';` at its start, or nothing. */
  readonly directive: string;
  /** What follows the directive and the imports. */
  readonly statements: readonly Statement[];
}

const isGiven = (name: string) => name !== '';

/** The names of `React, { useState, type FC as Component }`. */
function namesOf(clause: string): Omit<Binding, 'specifier'>[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const wholes = clause.replace(/\{[^}]*\}/, '').split(',');
  return [
    ...wholes
      .map((name) => name.trim())
      .filter(isGiven)
      .map((name) =>
        name.startsWith('*')
          ? { imported: '*', local: name.replace(/^\*\s+as\s+/, ''), isType: false }
          : { imported: 'default', local: name, isType: false },
      ),
    ...list
      .split(',')
      .map((name) => name.trim())
      .filter(isGiven)
      .map((name) => {
        const [imported = '', local = imported] = name.replace(/^type\s+/, '').split(/\s+as\s+/);
        return { imported, local, isType: name.startsWith('type ') };
      }),
  ];
}

/** The imports and declarations of formatted code, in which both start at the start of a line. */
export function readModule(code: string): ReadModule {
  const bindings = [...code.matchAll(IMPORT)].flatMap(({ groups = {} }): Binding[] => {
    const { type, clause, specifier = '' } = groups;
    const isType = type !== undefined;
    const names = namesOf(clause ?? '');
    return names.length > 0
      ? names.map((name) => ({ ...name, specifier, isType: isType || name.isType }))
      : [{ specifier, imported: '', local: '', isType }];
  });
  const directive = DIRECTIVE.exec(code)?.[0] ?? '';
  const body = code.slice(directive.length).replace(IMPORT, '').trim();
  return { bindings, directive: directive.trim(), statements: statementsOf(body) };
}

function statementsOf(body: string): Statement[] {
  const texts: string[] = [];
  let comment = '';
  for (const text of body.split(STATEMENT_START)) {
    if (COMMENT.test(text.trim())) {
      comment += text;
    } else {
      texts.push(comment + text);
      comment = '';
    }
  }
  return [...texts, ...(comment ? [comment] : [])].map((code) => {
    const { name, pattern = '' } = DECLARATION.exec(code)?.groups ?? {};
    const patternNames = pattern.split(',').map((part) => part.replace(/^.*[:.]/s, '').trim());
    return {
      code,
      declared: name === undefined ? patternNames.filter(isGiven) : [name],
      words: new Set(code.match(/[\w$]+/g)),
    };
  });
}

/** As a formatter with lines of 80 characters would break it. */
function bracesOf(names: readonly string[]): string {
  const line = `{ ${names.join(', ')} }`;
  return line.length > 60 ? `{\n${names.map((name) => `  ${name},\n`).join('')}}` : line;
}

/** The statements that import these names of one module: one, or more if the grammar needs them. */
function importsOf(specifier: string, bindings: readonly Binding[]): string[] {
  const named = bindings.filter(({ imported }) => isGiven(imported));
  const nameless = bindings.filter(
    ({ imported, isType }, index) =>
      !isGiven(imported) &&
      index === bindings.findIndex((other) => other.imported === '' && other.isType === isType),
  );
  const isTypeOnly = named.every((binding) => binding.isType);
  const names = [...new Set(named.map(({ local }) => local))].map((local) => {
    const uses = named.filter((binding) => binding.local === local);
    return { ...uses[0]!, isType: uses.every((binding) => binding.isType) };
  });
  const list = names
    .filter(({ imported }) => !['*', 'default'].includes(imported))
    .map(({ imported, local, isType }) => {
      const name = imported === local ? local : `${imported} as ${local}`;
      return isType && !isTypeOnly ? `type ${name}` : name;
    });
  const defaults = names.filter(({ imported }) => imported === 'default');
  const spaces = names.filter(({ imported }) => imported === '*');
  const [first, ...others] = defaults.map(({ local }) => local);
  const braces = list.length > 0 ? [bracesOf(list)] : [];
  const joined = isTypeOnly
    ? [...(first ? [first] : []), ...braces]
    : [[...(first ? [first] : []), ...braces].join(', ')];
  const clauses = [...joined, ...others, ...spaces.map(({ local }) => `* as ${local}`)];
  return [
    ...nameless.map((binding) => `import ${binding.isType ? 'type {} from ' : ''}'${specifier}';`),
    ...clauses
      .filter(isGiven)
      .map((clause) => `import ${isTypeOnly ? 'type ' : ''}${clause} from '${specifier}';`),
  ];
}

/** The code of all imports of packages, one statement for each package where possible. */
export function importCode(bindings: readonly Binding[]): string {
  const outside = bindings.filter(({ specifier }) => !isRelative(specifier));
  const specifiers = [...new Set(outside.map(({ specifier }) => specifier))];
  return specifiers
    .flatMap((specifier) =>
      importsOf(
        specifier,
        outside.filter((binding) => binding.specifier === specifier),
      ),
    )
    .join('\n');
}
