import fc from 'fast-check';
import { RECORD_KINDS } from '@site/src/search/shared/records';
import { parseHistory } from './history';

const SITE = 'https://mui.com/x/';

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      const { recent, favorites } = parseHistory(stored);
      expect(Array.isArray(recent) && Array.isArray(favorites)).toBe(true);
    }),
  );
});

it('only links into the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '\t',
    ':',
    '..',
    'a',
    'javascript',
    'evil.example',
    '%2e',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const entry = { path: pieces.join(''), name: 'A', kind: RECORD_KINDS[0], crumbs: [] };
      const { recent } = parseHistory(JSON.stringify({ recent: [entry] }));
      recent.forEach(({ path }) => {
        expect(new URL(SITE + path).origin).toBe('https://mui.com');
      });
    }),
    { numRuns: 2000 },
  );
});
