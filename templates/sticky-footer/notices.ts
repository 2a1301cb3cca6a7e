export interface Notice {
  date: string;
  title: string;
  text: string;
}

/** Newest first. */
export const NOTICES: Notice[] = [
  {
    date: 'June 28, 2026',
    title: 'Summer timetable from Wednesday',
    text: 'Brenna and Holm are connected every forty minutes until the end of August. The first ferry leaves at 05:40, the last one at 23:20.',
  },
  {
    date: 'June 24, 2026',
    title: 'Bicycles on the Heron',
    text: 'The lower deck now takes sixty bicycles. Please walk them aboard by the left ramp, and lock them to the rails at the side.',
  },
  {
    date: 'June 19, 2026',
    title: 'Works at the pier of Lyra',
    text: 'The waiting hall is closed for a week while its roof is renewed. Tickets are sold on board. Coffee is, too.',
  },
  {
    date: 'June 12, 2026',
    title: 'A stop more for the Tern',
    text: 'On Saturdays the Tern calls at Farrow on demand. Tell the crew before Ostra, or raise the yellow flag at the pier.',
  },
  {
    date: 'June 3, 2026',
    title: 'Fares for residents',
    text: 'Who lives on an island travels at half the fare, with one car free a month. Bring proof of your address once; the ticket office keeps a note of it.',
  },
  {
    date: 'May 27, 2026',
    title: 'Quiet hours in the saloon',
    text: 'Before seven and after nine in the evening the forward saloon is a place to read, rest and look out. Calls are welcome on deck.',
  },
  {
    date: 'May 20, 2026',
    title: 'Lost and found moves to Sandvar',
    text: 'Forty umbrellas, eleven hats and a cello are waiting on the first floor of the harbor office. It is open on weekdays from nine to four.',
  },
];
