import fc from 'fast-check';
import { fetchFeedAd, firstAd, MAX_FEED_TRIES } from './feed';

const NOW = 1_760_000_000_000;
const entry = {
  company: 'Acme',
  description: 'Rockets for everybody',
  image: '//cdn.example.com/acme.png',
  statlink: '//srv.example.com/click/1',
  statimp: '//srv.example.com/impression/1?[timestamp]',
  pixel: 'https://a.example.com/[timestamp]/[timestamp]||https://b.example.com/',
  timestamp: '123',
};
const first = (...ads: unknown[]) => firstAd({ ads }, NOW);
const never = new AbortController().signal;

it('reads the company, text, image, link, impressions, and pixels with their timestamp', () => {
  expect(first(entry)).toEqual({
    name: 'Acme',
    description: 'Rockets for everybody',
    image: 'https://cdn.example.com/acme.png',
    link: 'https://srv.example.com/click/1',
    impressions: [
      'https://srv.example.com/impression/1?123',
      'https://a.example.com/123/[timestamp]',
      'https://b.example.com/',
    ],
  });
});

it('uses the current time if the feed has no timestamp', () => {
  expect(first({ ...entry, timestamp: undefined })?.impressions[0]).toContain(String(NOW));
});

it('uses the first entry that has a link', () => {
  expect(first({}, { ...entry, statlink: undefined }, null, 'x', entry)?.name).toBe('Acme');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt://x/%0aalert(1)', '/own', '', 7])(
  'drops an entry whose link is %s',
  (statlink) => {
    expect(first({ ...entry, statlink })).toBeNull();
  },
);

it("drops an image and pixels that aren't web URLs", () => {
  const ad = first({
    ...entry,
    image: 'javascript:alert(1)',
    statimp: 'data:x',
    pixel: 'x||//b.example/',
  });
  expect(ad).toMatchObject({ impressions: ['https://b.example/'] });
  expect(ad).not.toHaveProperty('image');
});

it('keeps markup as plain text and truncates long text', () => {
  const ad = first({ ...entry, description: `<script>alert(1)</script>${'x'.repeat(5000)}` });
  expect(ad?.description).toMatch(/^<script>alert/);
  expect(ad?.description).toHaveLength(200);
});

it.each([[null], [undefined], ['<!doctype html>'], [{}], [{ ads: {} }], [[]], [{ ads: [[]] }]])(
  'finds no ad in %j',
  (answer) => {
    expect(firstAd(answer, NOW)).toBeNull();
  },
);

it('accepts any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (answer, ad) => {
      firstAd(answer, NOW);
      const link = firstAd({ ads: [ad] }, NOW)?.link;
      expect(link === undefined || link.startsWith('https://')).toBe(true);
    }),
  );
});

it('accepts any text in any field, and links only to the web', () => {
  fc.assert(
    fc.property(
      fc.record({
        company: fc.string(),
        description: fc.string(),
        statlink: fc.string(),
        pixel: fc.string(),
      }),
      (ad) => {
        const urls = [first(ad)?.link, ...(first(ad)?.impressions ?? [])];
        urls.forEach((url) => expect(url ?? 'https://').toMatch(/^https:\/\//));
      },
    ),
  );
});

describe('fetching', () => {
  it('retries up to ten times while the response contains no ad', async () => {
    const fetchText = jest.fn().mockResolvedValue('{"ads":[{}]}');
    expect(await fetchFeedAd('A', never, fetchText)).toBeNull();
    expect(fetchText).toHaveBeenCalledTimes(MAX_FEED_TRIES);
    expect(fetchText.mock.calls[0]?.[0]).toBe('https://srv.buysellads.com/ads/A.json');
  });

  it('stops at the first ad', async () => {
    const fetchText = jest
      .fn()
      .mockResolvedValueOnce('{"ads":[]}')
      .mockResolvedValue(JSON.stringify({ ads: [entry] }));
    expect((await fetchFeedAd('A', never, fetchText))?.name).toBe('Acme');
    expect(fetchText).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an HTML page', () => Promise.resolve('<!doctype html>')],
    ['a failing server', () => Promise.reject(new Error('500'))],
  ])('gives up at once on %s', async (_, answer) => {
    const fetchText = jest.fn(answer);
    expect(await fetchFeedAd('A', never, fetchText)).toBeNull();
    expect(fetchText).toHaveBeenCalledTimes(1);
  });

  it('stops requesting after the reader has left', async () => {
    const fetchText = jest.fn();
    expect(await fetchFeedAd('A', AbortSignal.abort(), fetchText)).toBeNull();
    expect(fetchText).not.toHaveBeenCalled();
  });
});
