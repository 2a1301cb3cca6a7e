import { KINDS, type Certainty, type FindingGroup, type FindingKind } from './kinds';

/** A place in a reader's file. */
export interface Place {
  /** The path as the reader gave it, or an empty text for what was pasted. */
  readonly file: string;
  /** From 1. */
  readonly line?: number;
}

export interface Finding extends Place {
  readonly group: FindingGroup;
  readonly certainty: Certainty;
  readonly kind: FindingKind;
  /** What the messages of the kind name. */
  readonly values: Readonly<Record<string, string>>;
  /** The reader's own line, without license keys. */
  readonly code?: string;
  /** The section that explains it, below the base URL: `introduction/licensing/#plans`. */
  readonly to: string;
  /** Sentences that data provides, in English: what changed, and what to do. */
  readonly text?: { readonly title: string; readonly what: string; readonly todo: string };
}

/** A file of the project. */
export interface ProjectFile {
  /** From the project's folder; an empty text for what was pasted. */
  readonly path: string;
  readonly text: string;
}

/** A hash, and Base64 that goes on in the next line or in a text that is added. */
const KEY =
  /([0-9a-f]{6})[0-9a-f]{26}[A-Za-z0-9+/=]*(?:\s*(?:\n|["'`]\s*\+\s*["'`])\s*[A-Za-z0-9+/=]{8,})*/g;

/** Replaces license keys, so that a line with one can be shown and copied. Keeps line breaks. */
export const hideKeys = (text: string) =>
  text.replace(KEY, (key, start: string) => `${start}…${key.replaceAll(/[^\n]/g, '')}`);

/** Over how many lines a key can be broken. */
const KEY_LINES = 6;

/** The longest line that is shown in full. Lock files and bundles have longer ones. */
const MAX_LINE = 160;

/** A line of a text, from 1, as findings show it. */
function lineOf(text: string, line: number): string {
  const near = text.split('\n', line).slice(-KEY_LINES).join('\n');
  const own = hideKeys(near).split('\n').at(-1)?.trim() ?? '';
  return own.length > MAX_LINE ? `${own.slice(0, MAX_LINE)}…` : own;
}

/** The line of the first place of a text in a file, from 1; undefined if it isn't there. */
export function lineWith(text: string, part: string): number | undefined {
  const at = text.indexOf(part);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** @param rest What differs from other findings of the kind. */
export function toFinding(
  kind: FindingKind,
  { path, text }: ProjectFile,
  line: number | undefined,
  values: Finding['values'] = {},
  rest: Partial<Finding> = {},
): Finding {
  const [group, certainty, to] = KINDS[kind];
  const place = { file: path, ...(line !== undefined && { line, code: lineOf(text, line) }) };
  return { kind, group, certainty, to, values, ...place, ...rest };
}
