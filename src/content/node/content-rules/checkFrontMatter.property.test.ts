import fc from 'fast-check';
import { checkFrontMatter } from './checkFrontMatter';
import { AUTHOR_KEYS } from './frontMatterRules';

const key = fc.oneof(
  fc.constantFrom(...Object.keys(AUTHOR_KEYS), '__proto__', 'constructor'),
  fc.string(),
);
const value = fc.oneof(fc.jsonValue(), fc.date({ noInvalidDate: true }));

it('reports a place and an expectation for every problem, and never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value)), fc.string(), (entries, text) => {
      const frontMatter = Object.fromEntries(entries);
      const problems = checkFrontMatter({ frontMatter, text, isGenerated: false });
      for (const { line, found, expected } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(found).toMatch(/^(`|The front matter)/);
        expect(expected).toMatch(/\.$/);
      }
    }),
  );
});

it('finds every unknown key', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^zz[a-z]{1,8}$/), fc.jsonValue(), (unknown, given) => {
      const problems = checkFrontMatter({
        frontMatter: { [unknown]: given },
        text: `title: A\n${unknown}: x\n`,
        isGenerated: false,
      });
      expect(problems).toContainEqual(
        expect.objectContaining({
          line: 2,
          found: `The front matter has the unknown key \`${unknown}\`.`,
        }),
      );
    }),
  );
});
