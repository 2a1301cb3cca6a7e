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

/** Half a checksum in hexadecimal digits with all that follows it, and what may be Base64. */
const KEY = /([0-9a-f]{6})[0-9a-f]{10,}[A-Za-z0-9+/=]*|[A-Za-z0-9+/]{12,}=*/g;

/** What the Base64 of a key stands for: fields such as `E=1798761600000,S=pro`. */
const FIELDS = /[\w=,:. -]{9}/;

/** Whether a text contains Base64 of a key. Where it begins isn't known: code can put keys together. */
const hasFields = (text: string) =>
  [0, 1, 2, 3].some((start) => {
    const end = text.length - ((text.length - start) % 4);
    return FIELDS.test(atob(text.slice(start, end)));
  });

/** Replaces license keys and parts of them, so that a text can be shown and copied. */
export const hideKeys = (text: string) =>
  text.replace(KEY, (found, start: string | undefined) =>
    start !== undefined || hasFields(found.replace(/=+$/, '')) ? `${start ?? ''}…` : found,
  );

/** The longest line that is shown in full. Lock files and bundles have longer ones. */
const MAX_LINE = 160;

/** The longest text of a reader that is shown in full, such as the argument of an error. */
const MAX_TEXT = 1000;

/** Keys are hidden before the cut, which could leave half of one. */
function shorten(text: string, length: number): string {
  const own = hideKeys(text.slice(0, 2 * length));
  return text.length > length ? `${own.slice(0, length)}…` : own;
}

/** A reader's text within a sentence of the report: one line, which can't end a code span. */
export const inSentence = (text: string) =>
  shorten(text, MAX_TEXT).replace(/\s+/g, ' ').replaceAll('`', "'");

/** Sentences of the site, which contain code spans. */
const isOwnText = (name: string, value: unknown) =>
  name === 'message' || name === 'advice' || (name === 'text' && typeof value === 'object');

/**
 * A report without license keys, without line breaks, and without long texts, whichever field they
 * are in: names of files and versions are readers' texts like any other.
 */
export function withoutKeys<T>(report: T): T {
  const clean = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      return name === 'code' ? value : inSentence(value);
    }
    if (Array.isArray(value)) {
      return value.map((item: unknown) => clean(item, name));
    }
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).map(([key, own]) => [
            key,
            isOwnText(key, own) ? own : clean(own, key),
          ]),
        )
      : value;
  };
  return clean(report) as T;
}

/** The lines of a file, which has many findings. */
const LINES = new WeakMap<ProjectFile, readonly string[]>();

/** A line of a file, from 1, as findings show it. */
function lineOf(file: ProjectFile, line: number): string {
  const lines = LINES.get(file) ?? file.text.split('\n');
  LINES.set(file, lines);
  return shorten(lines[line - 1]?.trim().replace(/\s/g, ' ') ?? '', MAX_LINE);
}

/** The line of the first place of a text in a file, from 1; undefined if it isn't there. */
export function lineWith(text: string, part: string): number | undefined {
  const at = text.indexOf(part);
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

/** @param rest What differs from other findings of the kind. */
export function toFinding(
  kind: FindingKind,
  file: ProjectFile,
  line: number | undefined,
  values: Finding['values'] = {},
  rest: Partial<Finding> = {},
): Finding {
  const [group, certainty, to] = KINDS[kind];
  const place = { file: file.path, ...(line !== undefined && { line, code: lineOf(file, line) }) };
  return { kind, group, certainty, to, values, ...place, ...rest };
}
