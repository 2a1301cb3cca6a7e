/**
 * The options that authors can write after the language of a fence: a title, line numbers,
 * `no-check`.
 */
export interface FenceMeta {
  readonly title?: string;
  /** The lines to mark, starting from 1. */
  readonly lines: ReadonlySet<number>;
}

/**
 * Parses ```` ```tsx title="src/App.tsx" {2,4-6} ````. Unknown options are ignored, because other
 * plugins may read them.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const text = meta ?? '';
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(text);
  const ranges = /\{([\d\s,-]+)\}/.exec(text);
  return {
    ...(title && { title: title[1] ?? title[2] }),
    lines: new Set(ranges?.[1] ? parseLineRanges(ranges[1]) : []),
  };
}

function parseLineRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    const length = Math.max(0, last - first + 1);
    return Number.isInteger(length) ? Array.from({ length }, (_, index) => first + index) : [];
  });
}
