import * as z from 'zod';
import { PAID_PLANS } from '../../../content/shared/plans';
import { ANY_SEGMENT } from '../../../content/shared/products';
import { parseJson } from '../../../base/node/author-errors';
import type { ApiProduct } from '../../shared/apiModel';
import { migrationGuide } from '../../shared/apiNames';
import {
  CHANGE_KINDS,
  CHANGE_PLACES,
  type ChangeKind,
  type ChangeRecord,
  type ChangeStep,
} from '../../shared/changeRecord';

const text = z.string().min(1);
const oneOrMore = z.union([text, z.array(text).min(1)]);

function isRegExp(source: string): boolean {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}

/** A row of data: one change of one or several names that behave alike. */
const rowSchema = z
  .strictObject({
    kind: z.enum(CHANGE_KINDS),
    /** Names in the older major. */
    name: oneOrMore,
    place: z.enum(CHANGE_PLACES),
    of: oneOrMore.optional(),
    when: text.refine(isRegExp, { error: 'isn’t a regular expression' }).optional(),
    needs: text.optional(),
    saidBy: text.optional(),
    package: text.optional(),
    /** What tables say after the names: `a number of rows`. */
    note: text.optional(),
    /** The names that follow them, in the same order; or one name that replaces all of them. */
    becomes: oneOrMore.optional(),
    module: text.optional(),
    plan: z.enum(PAID_PLANS).optional(),
    notice: text.optional(),
    todo: text.optional(),
    codemod: z.strictObject({ name: text, misses: text.optional() }).optional(),
    section: text,
    /** Whether the tables of its section contain it, if they show its kind and place. */
    table: z.literal(false).optional(),
    evidence: text.optional(),
  })
  .superRefine(({ kind, name, becomes, notice, todo, evidence }, context) => {
    const isFound = COMPILER_NOTICES[kind] !== undefined;
    const missing = [
      ...(todo === undefined && becomes === undefined ? ['todo'] : []),
      ...(notice === undefined && !isFound ? ['notice'] : []),
      ...(evidence === undefined && !isFound ? ['evidence'] : []),
    ];
    for (const field of missing) {
      context.addIssue({ code: 'custom', path: [field], message: `${kind} needs it` });
    }
    if (Array.isArray(becomes) && becomes.length !== [name].flat().length) {
      const message = `expected as many names as in \`name\`, or one`;
      context.addIssue({ code: 'custom', path: ['becomes'], message });
    }
  });

const fileSchema = z.strictObject({
  /** The preset that does what codemods can. */
  codemod: text.optional(),
  records: z.array(rowSchema),
});

export type ChangeRow = z.infer<typeof rowSchema>;

/** What readers notice of changes that a type checker finds. */
export const COMPILER_NOTICES: Readonly<Partial<Record<ChangeKind, string>>> = {
  renamed: 'TypeScript reports the old name. Without types, it has no effect, or is `undefined`.',
  removed: 'TypeScript reports it. Without types, it has no effect, or is `undefined`.',
  type: 'TypeScript reports values of the old type.',
};

/** The rows of a file of changes, and the preset that does a part of them. */
export interface ChangeFile {
  readonly codemod?: string;
  readonly rows: readonly ChangeRow[];
}

/**
 * Parses a file of changes strictly.
 *
 * @param name the file name in error messages
 * @throws an error that names the file and each invalid field
 */
export function parseChangeFile(json: string, name: string): ChangeFile {
  const result = fileSchema.safeParse(parseJson(json, name));
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`,
    );
    throw new Error(
      `${name} is wrong:\n${problems.join('\n')}\nCorrect the file; MAINTAINING.md describes its fields.`,
    );
  }
  const { codemod, records } = result.data;
  return { ...(codemod !== undefined && { codemod }), rows: records };
}

/** The records of a row: one for each name. */
export function recordsOf(row: ChangeRow): ChangeRecord[] {
  const { name, note: _note, table: _table, of, becomes, notice, todo, ...rest } = row;
  return [name].flat().map((oldName, index) => {
    const newName = Array.isArray(becomes) ? becomes[index] : becomes;
    return {
      ...rest,
      name: oldName,
      ...(of !== undefined && { of: [of].flat() }),
      ...(newName !== undefined && { becomes: newName }),
      notice: notice ?? COMPILER_NOTICES[row.kind] ?? '',
      todo: todo ?? `Use \`${newName ?? ''}\` instead.`,
    };
  });
}

const FILE_NAME = new RegExp(`^(${ANY_SEGMENT})-(v\\d+|lab)-(v\\d+)\\.json$`);

/** What the name of a file of changes says: `charts-v7-v8.json`. Undefined for other names. */
export function stepOfFile(
  name: string,
): Pick<ChangeStep, 'product' | 'from' | 'to' | 'guide'> | undefined {
  const [, product, from, to] = FILE_NAME.exec(name) ?? [];
  if (product === undefined || from === undefined || to === undefined) {
    return undefined;
  }
  const segment = product as ApiProduct;
  return { product: segment, from, to, guide: migrationGuide(segment, from) };
}
