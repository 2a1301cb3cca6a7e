import { crashIssueUrl } from './crashIssueUrl';

function issueOf(error: Error) {
  const url = crashIssueUrl({
    name: 'ColumnTypes',
    pageUrl: 'https://mui.com/x/react-data-grid/column-definition/#ColumnTypes',
    version: '8.14.1',
    browser: 'Firefox 140',
    repositoryUrl: 'https://github.com/mui/mui-x',
    error,
  });
  return new URL(url);
}

describe('crashIssueUrl', () => {
  it('opens a new issue with the demo, page, version, and browser', () => {
    const issue = issueOf(new Error('No rows'));

    expect(issue.origin + issue.pathname).toBe('https://github.com/mui/mui-x/issues/new');
    expect(issue.searchParams.get('title')).toBe('[docs] Demo ColumnTypes crashes');
    const body = issue.searchParams.get('body');
    expect(body).toContain('https://mui.com/x/react-data-grid/column-definition/#ColumnTypes');
    expect(body).toContain('No rows');
    expect(body).toContain('8.14.1');
    expect(body).toContain('Firefox 140');
  });

  it('truncates a long stack so that the URL can be opened', () => {
    const error = new Error('Deep');
    error.stack = Array.from({ length: 200 }, (_, line) => `at frame${line}`).join('\n');

    expect(issueOf(error).searchParams.get('body')).not.toContain('at frame6');
  });
});
