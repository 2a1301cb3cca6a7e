import type { Page } from '../page';

const CHECKED_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'] as const;
export type CheckedLanguage = (typeof CHECKED_LANGUAGES)[number];

/** A code block of a page that the compiler can check. */
export interface Fence {
  readonly language: CheckedLanguage;
  readonly code: string;
  /** The line of the page with the first line of the code, starting from 1. */
  readonly line: number;
  /** The spaces before each line of the code, if the fence is in a list. */
  readonly indent: number;
  /** The file that the block shows: `src/App.tsx`. */
  readonly title?: string;
}

const NO_CHECK = 'no-check';

function titleOf(meta: string): { title?: string } {
  const title = /\btitle="(?<title>[^"]+)"/.exec(meta)?.groups?.title;
  return title === undefined ? {} : { title };
}

/** What a page model or a syntax tree knows about a code block. */
type PageFence = Page['fences'][number];

/** A code block without its place. */
export type UncheckedFence = Pick<PageFence, 'code' | 'language' | 'meta'>;

/** The TypeScript and JavaScript blocks of a page, except for those marked `no-check`. */
export function checkedFences({ fences }: { readonly fences: readonly PageFence[] }): Fence[] {
  return fences.flatMap(({ code, indent, language: name, line, meta }): Fence[] => {
    const language = CHECKED_LANGUAGES.find((known) => known === name);
    return language === undefined || meta.split(/\s+/).includes(NO_CHECK)
      ? []
      : [{ language, code, line: line + 1, indent, ...titleOf(meta) }];
  });
}
