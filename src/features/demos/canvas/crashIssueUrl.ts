export interface CrashReport {
  /** Name of the demo. */
  readonly name: string;
  /** Address of the page. */
  readonly pageUrl: string;
  /** Version of the documented packages. */
  readonly version: string;
  /** The browser's user agent. */
  readonly browser: string;
  /** Address of the repository, without a slash at its end. */
  readonly repositoryUrl: string;
  readonly error: Error;
}

/** Frames of the stack that fit an address; more would only repeat React's own. */
const STACK_LINES = 6;

/** Address of a new issue about a crashed demo, with everything a maintainer asks for first. */
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
