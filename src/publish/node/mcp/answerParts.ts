/**
 * The size of answers. Clients cut or refuse long ones, and a long answer leaves an assistant no
 * room for its task.
 */

/** The maximum of an answer. Claude Code refuses 25,000 by default and warns from 10,000. */
export const MAX_TOKENS = 20_000;

/** Left for what is said about an answer: its version, its part. */
const RESERVED_TOKENS = 400;

/**
 * Measured with the tokenizer of GPT-4o on all pages, demos, and data of a build: 3.04 to 4.1
 * characters. Others need a little more for code, and characters outside of ASCII up to one each.
 */
const CHARACTERS_PER_TOKEN = 2.8;

/** A careful estimate of the tokens of a text. */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  return Math.ceil((text.length - others) / CHARACTERS_PER_TOKEN + others);
}

const LIMIT = MAX_TOKENS - RESERVED_TOKENS;

export function fitsOneAnswer(text: string): boolean {
  return estimateTokens(text) <= LIMIT;
}

/** Cuts a line that is too long for one answer. */
function cutLine(line: string): string[] {
  if (fitsOneAnswer(line)) {
    return [line];
  }
  // Even if no character is ASCII, this many fit.
  const pieces = line.match(new RegExp(`[^]{1,${LIMIT}}`, 'g'));
  return pieces ?? [];
}

const FENCE = /^\s*(?:`{3,}|~{3,})/;

/** The fence that opened the code at the end of some lines, if it is still open. */
function openFence(lines: readonly string[]): string | undefined {
  const fences = lines.filter((line) => FENCE.test(line));
  return fences.length % 2 === 1 ? fences.at(-1) : undefined;
}

/** What the next part repeats: the fence of its code, or the head of its table. */
function repeatedLines(lines: readonly string[]): string[] {
  const fence = openFence(lines);
  if (fence !== undefined) {
    return [fence];
  }
  const start = lines.findLastIndex((line) => !line.startsWith('|')) + 1;
  const [head, rule] = lines.slice(start, start + 2);
  return head !== undefined && rule !== undefined && /^\|[\s:|-]+\|$/.test(rule)
    ? [head, rule]
    : [];
}

/** Splits a text between lines into parts that fit an answer. A text that fits is one part. */
export function splitParts(text: string): string[] {
  if (fitsOneAnswer(text)) {
    return [text];
  }
  const parts: string[][] = [];
  let part: string[] = [];
  let tokens = 0;
  for (const line of text.split('\n').flatMap(cutLine)) {
    const added = estimateTokens(`${line}\n`);
    const marks = FENCE.exec(openFence(part) ?? '')?.[0];
    const endsCode = marks !== undefined && line === marks;
    if (tokens + added > LIMIT && part.length > 0 && !endsCode) {
      parts.push(marks === undefined ? part : [...part, marks]);
      part = repeatedLines(part);
      tokens = estimateTokens(part.join('\n'));
    }
    part.push(line);
    tokens += added;
  }
  return [...parts, part].map((lines) => lines.join('\n'));
}

/** Groups items so that the JSON of each group fits an answer. */
export function splitItems<Item>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [[]];
  let tokens = 0;
  for (const item of items) {
    const added = estimateTokens(`${JSON.stringify(item)},`);
    if (tokens + added > LIMIT && tokens > 0) {
      groups.push([]);
      tokens = 0;
    }
    groups.at(-1)?.push(item);
    tokens += added;
  }
  return groups;
}
