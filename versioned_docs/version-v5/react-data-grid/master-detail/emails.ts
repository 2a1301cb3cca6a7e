export interface Email {
  id: number;
  from: string;
  subject: string;
  received: string;
  paragraphs: string[];
}

export const emails: Email[] = [
  {
    id: 1,
    from: 'Ana Duarte',
    subject: 'Delivery on Thursday',
    received: 'Mar 11, 9:12',
    paragraphs: [
      'The crates leave Lisbon tonight and should be with you on Thursday before noon.',
      'Please have two people at the gate: the largest one weighs 85 kg.',
    ],
  },
  {
    id: 2,
    from: 'Ville Korhonen',
    subject: 'Measurements of the hall',
    received: 'Mar 10, 16:40',
    paragraphs: ['Length 24.6 m, width 11.2 m, height under the beams 5.1 m.'],
  },
  {
    id: 3,
    from: 'Ines Moreau',
    subject: 'Loan agreement',
    received: 'Mar 9, 11:05',
    paragraphs: [
      'The museum agrees to all points but the insurance value of object 14.',
      'Could you ask for a second estimate? The last one is six years old.',
    ],
  },
];
