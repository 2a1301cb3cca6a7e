/**
 * The features of each plan, in the order of the plans. A text is an amount; a Boolean says whether
 * it is included.
 */
export interface ComparedFeature {
  name: string;
  values: [string | boolean, string | boolean, string | boolean];
}

export const COMPARISON: { group: string; features: ComparedFeature[] }[] = [
  {
    group: 'Sailing',
    features: [
      { name: 'Ships', values: ['2', '12', 'Any number'] },
      { name: 'Lines', values: ['1', 'Any number', 'Any number'] },
      { name: 'Seasonal timetables', values: [true, true, true] },
      { name: 'Crew and rest times', values: [false, true, true] },
    ],
  },
  {
    group: 'Passengers',
    features: [
      { name: 'Tickets on the web', values: [true, true, true] },
      { name: 'Notices of delays', values: [false, true, true] },
      { name: 'Island residents’ fares', values: [false, true, true] },
    ],
  },
  {
    group: 'Company',
    features: [
      { name: 'People with access', values: ['5', '40', 'Any number'] },
      { name: 'Reports', values: ['Monthly', 'Daily', 'Live'] },
      { name: 'Single sign-on', values: [false, false, true] },
    ],
  },
];

export const QUESTIONS = [
  {
    question: 'Can I change the plan later?',
    answer:
      'At any time. A larger plan holds at once and you pay the difference for the days that are left; a smaller one holds from the next bill.',
  },
  {
    question: 'What happens when the season ends?',
    answer:
      'You can pause for up to five months a year. Timetables stay published, ticket sales rest, and nothing is charged.',
  },
  {
    question: 'How do you count ships?',
    answer:
      'A ship counts in a month in which it has at least one sailing with passengers. Ships in the yard are free.',
  },
  {
    question: 'Do you take a share of tickets?',
    answer: 'No. The fare is yours; only your bank’s fee for the payment is taken off.',
  },
];
