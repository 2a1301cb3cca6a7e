import { throwProblems } from '../../../base/shared/contentProblem';
import { toProblem } from './toProblem';

const messageOf = (
  name: string,
  candidates: readonly string[],
  { owner, otherProduct }: { owner?: string; otherProduct?: string } = {},
) => {
  const unknown = { name, owner, line: 7, candidates: new Set(candidates) };
  const problem = toProblem(unknown, otherProduct);
  try {
    throwProblems('docs/a/a.mdx', [problem]);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

const FIX =
  "  Fix: Correct the name. If it is right, add it with the reason to src/api/node/names/exemptions.ts, or to platformNames.ts beside it when it is React's, Material UI's or the browser's.";

describe('toProblem', () => {
  it('reports the place of the name, a suggestion, and how to exempt it', () => {
    expect(messageOf('rowHight', ['rowHeight', 'density'])).toBe(
      [
        "docs/a/a.mdx:7: `rowHight` is in none of the packages of this page's product.",
        '  Expected: perhaps `rowHeight`.',
        FIX,
      ].join('\n'),
    );
  });

  it('names the owner of a member', () => {
    expect(messageOf('heading', ['toolbar'], { owner: 'slots' })).toBe(
      ['docs/a/a.mdx:7: `slots` has no `heading`.', FIX].join('\n'),
    );
  });

  it('names another product that has the name', () => {
    expect(messageOf('LineChart', [], { otherProduct: 'Charts' })).toContain(
      "`LineChart` is in none of the packages of this page's product. It is a name of Charts.\n" +
        "  Fix: Name what this page's product has instead, or name a package of the other in the page.",
    );
  });
});
