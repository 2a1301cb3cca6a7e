import {
  countUnread,
  readAnnouncements,
  selectAnnouncements,
  selectBanner,
  type Announcement,
} from './index';

const entry = (id: number, change: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Title ${id}`,
  text: 'Text',
  date: '2026-01-01',
  ...change,
});
const reader = { language: 'en', today: '2026-03-14' };
const ids = (list: readonly Announcement[]) => list.map(({ id }) => id);

it('shows the last three, newest first, and the permanent one below', () => {
  expect(
    ids(
      selectAnnouncements(
        [1, 2, 3, 4, 5].map((id) => entry(id)),
        reader,
      ),
    ),
  ).toEqual([5, 4, 3, 1]);
});

it('respects the dates, including the first and the last day', () => {
  const list = [
    entry(2, { date: '2026-03-15' }),
    entry(3, { date: '2026-03-14' }),
    entry(4, { until: '2026-03-14' }),
    entry(5, { until: '2026-03-13' }),
  ];
  expect(ids(selectAnnouncements(list, reader))).toEqual([4, 3]);
});

it('respects the language', () => {
  const list = [entry(2, { language: 'zh' }), entry(3, { language: 'en' }), entry(4)];
  expect(ids(selectAnnouncements(list, reader))).toEqual([4, 3]);
});

it('selects the newest banner', () => {
  const list = [entry(2, { banner: true }), entry(3, { banner: true }), entry(4)];
  expect(selectBanner(list, reader)?.id).toBe(3);
  expect(selectBanner([entry(2)], reader)).toBeUndefined();
});

it('counts announcements that are newer than the last seen one', () => {
  expect(countUnread([entry(3), entry(2), entry(1)], 1)).toBe(2);
});

it('ignores entries that are invalid or link to anything but the web', () => {
  const list = [
    entry(1),
    entry(2, { link: 'javascript:alert(1)' }),
    entry(3, { link: '//evil.example/' }),
    entry(4, { link: '/x/introduction/' }),
    { id: 5 },
    null,
    'x',
  ];
  expect(ids(readAnnouncements({ announcements: list }))).toEqual([1, 4]);
  for (const value of [null, [], '<!doctype html>', { announcements: {} }]) {
    expect(readAnnouncements(value)).toEqual([]);
  }
});
