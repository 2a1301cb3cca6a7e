export const CHECKED_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'] as const;
export type CheckedLanguage = (typeof CHECKED_LANGUAGES)[number];

/** A code block of a page that the compiler can check. */
export interface Fence {
  readonly language: CheckedLanguage;
  readonly code: string;
  /** The line of the page with the first line of the code, starting from 1. */
  readonly line: number;
  /** The spaces before each line of the code, if the fence is in a list. */
  readonly indent: number;
}

const OPENING = /^(?<indent>\s*)(?<marker>(?<character>[`~])\k<character>{2,})(?<info>[^`]*)$/;
const NO_CHECK = 'no-check';

function toFence(info: string, lines: readonly string[], line: number, indent: number): Fence[] {
  const [name, ...meta] = info.trim().split(/\s+/);
  const language = CHECKED_LANGUAGES.find((known) => known === name);
  if (language === undefined || meta.includes(NO_CHECK)) {
    return [];
  }
  const code = lines.map((text) => text.slice(Math.min(indent, text.length))).join('\n');
  return [{ language, code, line, indent }];
}

/** The TypeScript and JavaScript blocks of a page, except for those marked `no-check`. */
export function readFences(text: string): Fence[] {
  const lines = text.split('\n');
  const fences: Fence[] = [];
  let end = -1;
  for (const [index, line] of lines.entries()) {
    const opening = index > end ? OPENING.exec(line)?.groups : undefined;
    if (opening === undefined) {
      continue;
    }
    const { indent = '', marker = '', character = '', info = '' } = opening;
    const isClosing = (text: string) => {
      const trimmed = text.trim();
      return trimmed.startsWith(marker) && trimmed.replaceAll(character, '') === '';
    };
    const length = lines.slice(index + 1).findIndex(isClosing);
    end = length === -1 ? lines.length : index + 1 + length;
    fences.push(...toFence(info, lines.slice(index + 1, end), index + 2, indent.length));
  }
  return fences;
}
