import type { FeedbackEntry } from './feedbackStore';
import { formatSummary } from './formatSummary';
import { readEntries } from './readEntries';
import { summarizeFeedback } from './summarizeFeedback';

const NOW = Date.parse('2026-06-30T00:00:00Z');
const entry = (change: Partial<FeedbackEntry>): FeedbackEntry => ({
  id: '1',
  receivedAt: '2026-06-20T10:00:00.000Z',
  callback_id: 'send_feedback',
  rating: 1,
  comment: '',
  currentLocationURL: 'https://docs.example.com/x/react-charts/bars/?a=1#basics',
  commentSectionURL: '',
  commentSectionTitle: '',
  githubRepo: '',
  productId: 'x-charts',
  ...change,
});

it('groups all URLs and languages of a page', () => {
  const pages = summarizeFeedback(
    [
      entry({}),
      entry({ rating: 0, currentLocationURL: 'https://docs.example.com/zh/x/react-charts/bars/' }),
      entry({ rating: null, comment: ' Why? ' }),
    ],
    NOW,
  );
  expect(pages).toEqual([
    {
      path: '/x/react-charts/bars/',
      helpful: 1,
      unhelpful: 1,
      comments: [
        { receivedAt: '2026-06-20T10:00:00.000Z', rating: null, section: '', text: 'Why?' },
      ],
      trend: null,
    },
  ]);
});

it('counts a rating once, with or without a comment', () => {
  const [page] = summarizeFeedback(
    [entry({ rating: 0 }), entry({ rating: 0, comment: 'The example is old' }), entry({})],
    NOW,
  );
  expect(page).toMatchObject({ helpful: 1, unhelpful: 1 });
  expect(page?.comments).toMatchObject([{ rating: 0, text: 'The example is old' }]);
});

it('compares thirty days with the previous thirty', () => {
  const [page] = summarizeFeedback(
    [
      entry({ rating: 1 }),
      entry({ rating: 1 }),
      entry({ rating: 0, receivedAt: '2026-05-15T00:00:00.000Z' }),
      entry({ rating: 1, receivedAt: '2026-05-16T00:00:00.000Z' }),
      entry({ rating: 0, receivedAt: '2026-01-01T00:00:00.000Z' }),
    ],
    NOW,
  );
  expect(page?.trend).toBe(50);
});

it('sorts pages by complaints', () => {
  const at = (path: string) => ({ currentLocationURL: `https://docs.example.com${path}` });
  const pages = summarizeFeedback(
    [
      entry(at('/x/a/')),
      entry({ ...at('/x/b/'), rating: 0 }),
      entry({ ...at('/x/c/'), comment: 'Good page' }),
    ],
    NOW,
  );
  expect(pages.map(({ path }) => path)).toEqual(['/x/b/', '/x/c/', '/x/a/']);
});

it('removes terminal control sequences from comments', () => {
  const comments = ['One\nmore', '\u001b[2JGone\u202e', 'Third'].map((text, index) =>
    entry({
      comment: text,
      rating: 0,
      commentSectionTitle: 'Basics',
      receivedAt: `2026-06-2${9 - index}T00:00:00.000Z`,
    }),
  );
  const entries = [...comments, entry({}), entry({ rating: 0 })];
  expect(formatSummary(summarizeFeedback(entries, NOW), { maxComments: 2 })).toBe(
    [
      '/x/react-charts/bars/',
      '  50 % helpful (1 yes, 1 no) · 3 comments',
      '  - 2026-06-29 [Basics] One more',
      '  - 2026-06-28 [Basics] [2JGone',
      '    … and 1 more',
      '',
    ].join('\n'),
  );
});

it('counts invalid lines and continues', () => {
  const text = `${JSON.stringify(entry({}))}\n{"id":"2","rec\n\nnull\n${JSON.stringify(entry({}))}\n`;
  expect(readEntries(text)).toMatchObject({ tornLines: 2, entries: [{ id: '1' }, { id: '1' }] });
});
