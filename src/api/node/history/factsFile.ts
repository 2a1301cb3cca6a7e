import type { ApiFacts } from './apiFacts';
import { findReplacements, recommend } from './replacements';

const INDENT = ' ';

/** Prints JSON with one line per entry, so that a diff names what changed. */
function printRows(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const inner = indent + INDENT;
  const rows = Array.isArray(value)
    ? value.map((item) => printRows(item, depth - 1, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${printRows(item, depth - 1, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return rows.length === 0
    ? open + close
    : `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${indent}${close}`;
}

/** Down to the entries of a product. */
const PRINTED_DEPTH = 4;

/** Of a deprecation, only the recommended code. */
function withoutSentence(key: string, value: unknown): unknown {
  return key === 'deprecated' && typeof value === 'string'
    ? recommend(findReplacements(value))
    : value;
}

/**
 * Serializes the facts of an older major for the repository, so that its packages need not be
 * installed. The file contains no sentences of the packages.
 */
export function printFacts(facts: ApiFacts): string {
  const stored: unknown = JSON.parse(JSON.stringify(facts, withoutSentence));
  return `${printRows(stored, PRINTED_DEPTH)}\n`;
}

/** Parses serialized facts. */
export function parseFacts(text: string): ApiFacts {
  return JSON.parse(text) as ApiFacts;
}
