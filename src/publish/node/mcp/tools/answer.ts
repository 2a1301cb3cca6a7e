import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { splitItems, splitParts } from '../answerParts';

export interface AnswerOptions {
  /** About the version. */
  readonly note?: string;
  /** The part of a text that doesn't fit one answer. Default: 1. */
  readonly part?: number;
}

/**
 * A text result, after the note about its version. A text that is too long for one answer is
 * returned in parts.
 *
 * @throws if there is no such part
 */
export function answer(text: string, { note, part = 1 }: AnswerOptions = {}): CallToolResult {
  const parts = splitParts(text);
  const own = parts[part - 1];
  if (own === undefined) {
    throw new Error(
      `There is no part ${part}: the answer has ${parts.length === 1 ? 'one part' : `${parts.length} parts`}.`,
    );
  }
  const next =
    part < parts.length
      ? ` Call the tool again with \`part\` ${part + 1} for the next one.`
      : ' This is the last one.';
  const place = parts.length > 1 ? `Part ${part} of ${parts.length}.${next}` : '';
  return { content: [{ type: 'text', text: [note, place, own].filter(Boolean).join('\n\n') }] };
}

/**
 * A list as JSON, or, if it is too long for one answer and no part is named, what to do instead.
 *
 * @param tooMany That text, for a number of parts.
 * @throws if there is no such part
 */
export function answerItems<Item>(
  items: readonly Item[],
  tooMany: (parts: number) => string,
  { note, part }: AnswerOptions = {},
): CallToolResult {
  const groups = splitItems(items);
  if (groups.length > 1 && part === undefined) {
    return answer(tooMany(groups.length), { note });
  }
  const group = groups[(part ?? 1) - 1];
  if (group === undefined) {
    throw new Error(`There is no part ${part}: the list has ${groups.length}.`);
  }
  return answer(JSON.stringify(group), { note });
}

/** Runs a tool. Errors become results that the model can read and act on. */
export async function answering(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run();
  } catch (error) {
    return { ...answer((error as Error).message), isError: true };
  }
}
