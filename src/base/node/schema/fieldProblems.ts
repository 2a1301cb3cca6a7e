import type * as z from 'zod';
import { didYouMean } from '../author-errors';

declare module 'zod' {
  interface GlobalMeta {
    /** What the field accepts, for its author, without a full stop. Default: its values. */
    expected?: string;
    /** How to correct the field. */
    fix?: string;
  }
}

/** The schema of each field. Those that accept `undefined` can be left out. */
export type Fields = Readonly<Record<string, z.ZodType>>;

/** A field that is missing, unknown, or wrong, described for its author. */
export interface FieldProblem {
  readonly name: string;
  readonly kind: 'missing' | 'unknown' | 'wrong';
  readonly value: unknown;
  /** The field's `expected`, or the names or values that exist, as the end of a sentence. */
  readonly expected: string;
  /** The nearest name or value, or the field's `fix`. */
  readonly fix?: string;
  /** Whether the field accepts only certain values. */
  readonly isChoice: boolean;
}

function problemOf(name: string, value: unknown, field: z.ZodType): FieldProblem | undefined {
  const issues = field.safeParse(value).error?.issues ?? [];
  if (issues.length === 0) {
    return undefined;
  }
  const choices = issues.flatMap((issue) =>
    issue.code === 'invalid_value' ? issue.values.map(String) : [],
  );
  const isChoice = choices.length > 0;
  const { expected = `one of ${choices.join(', ')}`, fix } = field.meta() ?? {};
  return {
    name,
    kind: value === undefined ? 'missing' : 'wrong',
    value,
    expected: `${expected}.`,
    fix: isChoice && typeof value === 'string' ? didYouMean(value, choices) : fix,
    isChoice,
  };
}

/**
 * Finds the problems of what an author has written, one per field: missing fields first, then in the
 * order of the author. The schemas describe themselves: `.meta({ expected, fix })`.
 */
export function fieldProblems(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const known = Object.keys(fields);
  const missing = known.filter((name) => given[name] === undefined);
  return [...new Set([...missing, ...Object.keys(given)])].flatMap((name) => {
    const value = given[name];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field === undefined
      ? {
          name,
          kind: 'unknown' as const,
          value,
          expected: `one of ${known.join(', ')}.`,
          fix: didYouMean(name, known),
          isChoice: false,
        }
      : (problemOf(name, value, field) ?? []);
  });
}
