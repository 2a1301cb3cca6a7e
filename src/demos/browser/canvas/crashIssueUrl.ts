export interface CrashReport {
  readonly name: string;
  readonly pageUrl: string;
  /** Version of the documented packages. */
  readonly version: string;
  /** The browser's user agent. */
  readonly browser: string;
  /** URL of the repository, without a trailing slash. */
  readonly repositoryUrl: string;
  readonly error: Error;
}

/** The number of stack frames that fit a URL. More would only repeat React's own. */
const STACK_LINES = 6;

/** The URL of a new issue about a crashed demo, with everything that maintainers ask for first. */
export function crashIssueUrl(report: CrashReport): string {
  const stack = (report.error.stack ?? String(report.error)).split('\n').slice(0, STACK_LINES);
  const body = [
    '**Steps to reproduce**',
    `1. Open ${report.pageUrl}`,
    '2. (what you did next)',
    '',
    '**Error**',
    '```',
    ...stack,
    '```',
    '',
    `**Version**: ${report.version}`,
    `**Browser**: ${report.browser}`,
  ].join('\n');
  const query = new URLSearchParams({ title: `[docs] Demo ${report.name} crashes`, body });
  return `${report.repositoryUrl}/issues/new?${query.toString()}`;
}
