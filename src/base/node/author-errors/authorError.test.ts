import { inspect } from 'node:util';
import { ContentError } from '../../shared/contentProblem';
import { toAuthorError, toAuthorReport } from './authorError';

const mistake = new ContentError('package.json', [
  { line: 2, found: 'The name `mui-x-docs` is wrong.', expected: 'another.', fix: 'Change it.' },
]);
const REPORT = [
  'package.json:2: The name `mui-x-docs` is wrong.',
  '  2 |   "name": "mui-x-docs",',
  '    |            ^^^^^^^^^^',
  '  Expected: another.',
  '  Fix: Change it.',
].join('\n');

describe('the report of mistakes', () => {
  it('contains the problems within errors of other tools, without their messages', () => {
    const wrapped = new Error('MDX compilation failed for file a.mdx\nDetails: {}', {
      cause: new Error('inner', { cause: mistake }),
    });
    expect(toAuthorReport(wrapped)).toBe(REPORT);
    expect(inspect(toAuthorError(wrapped), { depth: Infinity })).toBe(REPORT);
  });

  it('recognizes an error from a module that was loaded again', () => {
    const { files, message } = mistake;
    const other = Object.assign(new Error(message), { name: 'ContentError', files });
    expect(toAuthorReport(other)).toBe(REPORT);
  });

  it('returns any other error unchanged', () => {
    const error = new Error('disk full');
    expect(toAuthorReport(error)).toBeUndefined();
    expect(toAuthorError(error)).toBe(error);
  });
});
