import type { PageComment, PageSummary } from './summarizeFeedback';

interface FormatOptions {
  /** The maximum number of comments per page. */
  readonly maxComments: number;
}

/** Formats the summary for a terminal. */
export function formatSummary(pages: readonly PageSummary[], options: FormatOptions): string {
  return pages.map((page) => formatPage(page, options)).join('\n');
}

function formatPage(page: PageSummary, { maxComments }: FormatOptions): string {
  const { path, helpful, unhelpful, comments, trend } = page;
  const rated = helpful + unhelpful;
  const share = rated === 0 ? 'not rated' : `${Math.round((helpful / rated) * 100)} % helpful`;
  const facts = [
    `${share} (${helpful} yes, ${unhelpful} no)`,
    `${comments.length} ${comments.length === 1 ? 'comment' : 'comments'}`,
    ...(trend === null ? [] : [`${trend > 0 ? '+' : ''}${trend} points in 30 days`]),
  ];
  const shown = comments.slice(0, maxComments).map(formatComment);
  const rest = comments.length - shown.length;
  const more = rest > 0 ? [`    … and ${rest} more`] : [];
  return [printable(path), `  ${facts.join(' · ')}`, ...shown, ...more, ''].join('\n');
}

function formatComment({ receivedAt, rating, section, text }: PageComment): string {
  const mark = rating === 1 ? '+' : rating === 0 ? '-' : '·';
  const where = section ? ` [${section}]` : '';
  return printable(`  ${mark} ${receivedAt.slice(0, 10)}${where} ${text.replace(/\s+/g, ' ')}`);
}

/** Readers write comments, which must not contain terminal control sequences. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '');
}
