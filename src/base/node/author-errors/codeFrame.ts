import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '../../shared/contentProblem';

/** Longer lines, such as paragraphs, are shortened around the mark. */
const MAX_WIDTH = 90;
const ELLIPSIS = '…';

/** The first quoted text of a message that the line contains. */
function quotedIn(found: string, line: string): string | undefined {
  return [...found.matchAll(/`(?<quote>[^`]+)`/g)]
    .map(({ groups }) => groups?.quote ?? '')
    .find((quote) => line.includes(quote));
}

/** The part of the line around a range, and the place of the range in it. */
function cut(line: string, start: number, length: number): { text: string; start: number } {
  if (line.length <= MAX_WIDTH) {
    return { text: line, start };
  }
  const margin = Math.max(0, Math.floor((MAX_WIDTH - length) / 2));
  const from = Math.max(0, Math.min(start - margin, line.length - MAX_WIDTH));
  const to = Math.min(line.length, from + MAX_WIDTH);
  const before = from > 0 ? ELLIPSIS : '';
  const after = to < line.length ? ELLIPSIS : '';
  return { text: before + line.slice(from, to) + after, start: start - from + before.length };
}

/**
 * Two lines: the line with the problem, and a mark below the part that is wrong.
 *
 * @param text The whole file.
 */
export function codeFrame(
  text: string,
  { at, found, line = 0 }: Pick<ContentProblem, 'at' | 'found' | 'line'>,
): string | undefined {
  const source = text.split('\n')[line - 1];
  if (source === undefined || source.trim() === '') {
    return undefined;
  }
  const quote = at !== undefined && source.includes(at) ? at : quotedIn(found, source);
  const wrong = quote ?? source.trim();
  const { text: shown, start } = cut(source, source.indexOf(wrong), wrong.length);
  const length = Math.min(wrong.length, shown.length - start);
  const number = String(line);
  return [
    `  ${number} | ${shown}`,
    `  ${' '.repeat(number.length)} | ${' '.repeat(start)}${'^'.repeat(length)}`,
  ].join('\n');
}

/** The same for a file on disk, by its path from the root of the repository. */
export function frameOfFile(file: string, problem: ContentProblem): string | undefined {
  const absolute = path.resolve(file);
  return existsSync(absolute) ? codeFrame(readFileSync(absolute, 'utf8'), problem) : undefined;
}
