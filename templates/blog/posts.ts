import type { Hour, View } from '../shared/HarborScene';

export type Topic = 'On board' | 'Craft' | 'Islands' | 'Product';

export const TOPICS: Topic[] = ['On board', 'Craft', 'Islands', 'Product'];

export interface Post {
  slug: string;
  title: string;
  lead: string;
  topic: Topic;
  author: string;
  date: string;
  minutes: number;
  picture: { hour: Hour; ferryAt: number; view: View };
  /** Paragraphs; one that starts with `# ` is a heading. */
  body: string[];
}

/** Newest first; the first one is featured. */
export const POSTS: Post[] = [
  {
    slug: 'forty-minutes',
    title: 'Why forty minutes is the right distance between two ferries',
    lead: 'A timetable is a promise. We looked at a summer of crossings to find out how often it can be kept.',
    topic: 'Craft',
    author: 'Mara Lind',
    date: 'June 24, 2026',
    minutes: 6,
    picture: { hour: 'dawn', ferryAt: 0.1, view: 'bay' },
    body: [
      'For years the ferry between Brenna and Holm left on the hour and on the half hour. It was easy to remember, and by ten in the morning it was wrong.',
      'Two ships need eleven minutes to unload on a July day. Add nine for boarding and fourteen for the crossing, and a half hour has no room left for a pram that does not fit through the gate.',
      '# What the numbers said',
      'We took every departure of last summer and asked one question: how late was it, and was the one before it late as well? Delays came in families. A first one of three minutes grew to twelve by noon, because nothing in the timetable could absorb it.',
      'At forty minutes the family stays small. The second ship starts on time nine times out of ten, and over a day more people cross than before, with fewer departures.',
      '# What we changed',
      'The planner now shows the slack of each departure beside its time. A line that has none turns amber before it is published, not after the first complaint.',
    ],
  },
  {
    slug: 'a-night-on-the-petrel',
    title: 'A night on the Petrel',
    lead: 'Eleven hours, four ports, one broken coffee machine: what a night crew sees that we did not.',
    topic: 'On board',
    author: 'Jonas Ek',
    date: 'June 11, 2026',
    minutes: 8,
    picture: { hour: 'dusk', ferryAt: 0.3, view: 'ferry' },
    body: [
      'We build software for crews, so now and then one of us sails with one. Last week it was my turn, on the night freight to Farrow.',
      'The first thing I learnt is that nobody looks at a screen when a trailer is being parked. The second is that gloves and small buttons do not go together.',
      '# Three things we took home',
      'The list of trailers is now in the order in which they leave the ship. The button that confirms one is as wide as the screen. And the screen stays dark at night, because eyes need twenty minutes to get used to the bridge.',
    ],
  },
  {
    slug: 'islands-without-a-shop',
    title: 'The island without a shop',
    lead: 'On Kelda the ferry is the grocer, the post and the chemist. How a timetable becomes a shopping list.',
    topic: 'Islands',
    author: 'Sunniva Dahl',
    date: 'May 29, 2026',
    minutes: 5,
    picture: { hour: 'day', ferryAt: 0, view: 'lighthouse' },
    body: [
      'Twenty-six people live on Kelda, and since the shop closed they order by note. The note travels with the morning ferry, the bread with the afternoon one.',
      'When the operator moved the second departure by ninety minutes, the bread came after the baker in Tarn had closed. Nobody had told the planner that a ferry can carry a habit.',
      '# A field for habits',
      'Departures can now carry a note that planners see when they move them: who depends on it, and for what. It is the least technical thing we made this year, and the most used.',
    ],
  },
  {
    slug: 'delays-in-plain-words',
    title: 'Delays in plain words',
    lead: 'Passengers forgive a late ship. They do not forgive a sentence that says nothing.',
    topic: 'Product',
    author: 'Mara Lind',
    date: 'May 14, 2026',
    minutes: 4,
    picture: { hour: 'dawn', ferryAt: 0.7, view: 'ferry' },
    body: [
      'Our first notices said that a departure was “subject to operational adjustment”. Four passengers asked us what that meant. One of them was a captain.',
      '# Say when, say why, say what next',
      'A notice now has three parts and no more: the new time, the reason in five words, and what to do if that is too late. The words come from a list that crews wrote themselves.',
    ],
  },
  {
    slug: 'a-map-that-moves',
    title: 'A map that moves with the tide',
    lead: 'The pier of Ostra is four meters high or two, depending on the hour. Our drawings had to learn that.',
    topic: 'Craft',
    author: 'Ivo Brandt',
    date: 'April 30, 2026',
    minutes: 7,
    picture: { hour: 'day', ferryAt: 0.65, view: 'bay' },
    body: [
      'At low water a lorry of thirty tonnes cannot leave the ship at Ostra: the ramp is too steep. Everyone there knows it; no computer did.',
      '# Tables older than us',
      'Tides are known for years ahead, to the minute. We put the tables of each port behind its drawing, and the planner now grays out what the ramp will not allow.',
    ],
  },
  {
    slug: 'first-season',
    title: 'What we got wrong in our first season',
    lead: 'Five mistakes, what they cost, and the small changes that put an end to them.',
    topic: 'Product',
    author: 'Jonas Ek',
    date: 'April 16, 2026',
    minutes: 9,
    picture: { hour: 'dusk', ferryAt: 0, view: 'lighthouse' },
    body: [
      'We thought that operators wanted more reports. They wanted one, on paper, at six in the morning.',
      'We thought that passengers wanted an app. They wanted the same sign at the pier, but right.',
      '# The mistake behind the others',
      'We had asked what people wanted, and not watched what they did. Since then, every second week, one of us is on a ship.',
    ],
  },
];
