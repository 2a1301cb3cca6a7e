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

const OPENING = /^(?<indent>\s*)(?<marker>`{3,}|~{3,})(?<info>[^`]*)$/;
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
  for (let index = 0; index < lines.length; index += 1) {
    const opening = OPENING.exec(lines[index])?.groups;
    if (opening === undefined) {
      continue;
    }
    const { indent, marker, info } = opening;
    const isClosing = (line: string) => {
      const trimmed = line.trim();
      return trimmed.startsWith(marker) && trimmed.replaceAll(marker[0], '') === '';
    };
    const length = lines.slice(index + 1).findIndex(isClosing);
    const end = length === -1 ? lines.length : index + 1 + length;
    fences.push(...toFence(info, lines.slice(index + 1, end), index + 2, indent.length));
    index = end;
  }
  return fences;
}
