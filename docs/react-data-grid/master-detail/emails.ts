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
  {
    id: 4,
    from: 'Piet de Wit',
    subject: 'Glass for case 3',
    received: 'Mar 8, 15:27',
    paragraphs: ['The new panes are cut. We can fit them on Monday or Wednesday.'],
  },
  {
    id: 5,
    from: 'Maja Lind',
    subject: 'Catalog, second proof',
    received: 'Mar 6, 10:18',
    paragraphs: [
      'Pages 12 to 30 are corrected. The cover waits for the photograph of object 14.',
      'If it arrives by Friday, the catalog is printed in time.',
    ],
  },
  {
    id: 6,
    from: 'Omar Farouk',
    subject: 'Guided tours in June',
    received: 'Mar 5, 17:44',
    paragraphs: ['Six schools have asked for a date. I can take four of them.'],
  },
];
