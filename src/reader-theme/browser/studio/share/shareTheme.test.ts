import fc from 'fast-check';
import { MAX_LENGTH } from '@site/src/reader-theme/browser/document';
import { fromHash, toHash } from './shareTheme';

it('stores any text in a URL', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const hash = await toHash(text);
      expect(hash).toMatch(/^#theme1=[\w-]*$/);
      expect(await fromHash(hash)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

it('finds no theme in other URLs', async () => {
  expect(await fromHash('')).toBeNull();
  expect(await fromHash('#colors')).toBeNull();
});

it.each([
  ['damaged', '#theme1=%%%', 'The link is damaged or incomplete.'],
  ['cut off', '#theme1=q1Yq', 'The link is damaged or incomplete.'],
  ['newer', '#theme2=abc', 'The link is of a version that this site does not know.'],
])('rejects a %s address', async (_what, hash, message) => {
  await expect(fromHash(hash)).rejects.toThrow(message);
});

it('stops reading a text that is too long', async () => {
  await expect(fromHash(await toHash('x'.repeat(MAX_LENGTH + 1)))).rejects.toThrow('damaged');
});
