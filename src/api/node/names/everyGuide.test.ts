import { ContentError } from '../../../base/shared/contentProblem';
import { checkGuides, type GuideReport } from './testing/checkGuides';
import { EXEMPTIONS } from './exemptions';

/** Reading the packages is slow if their models aren't cached. */
const EXTRACTION_TIMEOUT_MS = 240_000;

describe('every guide', () => {
  let report: GuideReport;
  beforeAll(async () => {
    report = await checkGuides(process.cwd());
  }, EXTRACTION_TIMEOUT_MS);

  it('mentions only names that exist', () => {
    const messages = report.pages.map(
      ({ file, problems }) => new ContentError(file, problems).message,
    );
    expect(messages.join('\n')).toBe('');
  });

  it('needs every exempt name', () => {
    expect(report.unused).toEqual([]);
  });
});

it('gives every exemption a reason', () => {
  expect(
    EXEMPTIONS.filter(({ names, reason }) => names.length === 0 || !reason.endsWith('.')),
  ).toEqual([]);
});
