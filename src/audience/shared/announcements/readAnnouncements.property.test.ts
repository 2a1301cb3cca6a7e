import fc from 'fast-check';
import { isSafeLink, readAnnouncements } from './readAnnouncements';

const SITE = 'https://mui.com';

it('never throws, whatever the file contains', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(Array.isArray(readAnnouncements(value))).toBe(true);
      expect(readAnnouncements({ announcements: [value] }).length).toBeLessThanOrEqual(1);
    }),
  );
});

it('accepts only paths of this site and web URLs', () => {
  const piece = fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', 'javascript', 'evil.example');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const link = pieces.join('');
      if (isSafeLink(link)) {
        const url = new URL(link, SITE);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.origin === SITE || /^https?:\/\//.test(link)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

it.each(['/\\evil.example', '/\t/evil.example', '//evil.example', 'javascript:alert(1)', ''])(
  'rejects %j',
  (link) => {
    expect(isSafeLink(link)).toBe(false);
  },
);
