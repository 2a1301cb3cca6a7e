/** A heading of a Markdown document. */
export interface MarkdownHeading {
  /** Its index among the lines. */
  readonly line: number;
  /** 2 for `##`. */
  readonly level: number;
  readonly title: string;
}

/**
 * The headings of a document, without those in code. Read from lines, because parsing all alternates
 * takes half a minute.
 */
export function markdownHeadings(lines: readonly string[]): MarkdownHeading[] {
  let fence = '';
  return lines.flatMap((text, line) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (
      marker !== undefined &&
      (fence === '' || (marker.startsWith(fence) && text.trim() === marker))
    ) {
      fence = fence === '' ? marker : '';
      return [];
    }
    const [, signs = '', title = ''] = (fence === '' && /^(#{1,6})\s+(.*)$/.exec(text)) || [];
    return signs === '' ? [] : [{ line, level: signs.length, title: title.trim() }];
  });
}

/** Only letters and digits, without plans and addresses: the same for `Multi-sorting (Pro)` and its id. */
export function headingKey(title: string): string {
  return title
    .replace(/\((?:Pro|Premium)\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
