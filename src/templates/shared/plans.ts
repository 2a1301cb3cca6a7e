export type Billing = 'monthly' | 'yearly';

export interface Plan {
  name: string;
  text: string;
  /** In euro a month, when paid monthly; `null`: to be agreed on. */
  price: number | null;
  action: string;
  features: string[];
  isFavorite?: boolean;
}

export const PLANS: Plan[] = [
  {
    name: 'Jetty',
    text: 'For one line and a small crew.',
    price: 49,
    action: 'Start with Jetty',
    features: [
      '2 ships, 1 line',
      'Timetables and notices',
      'Ticket sales on the web',
      'Help by email',
    ],
  },
  {
    name: 'Harbor',
    text: 'For companies that sail all day.',
    price: 149,
    action: 'Start with Harbor',
    features: [
      '12 ships, any number of lines',
      'Crew planning and rest times',
      'Delays told to passengers',
      'Reports and exports',
      'Help within four hours',
    ],
    isFavorite: true,
  },
  {
    name: 'Archipelago',
    text: 'For fleets with many ports.',
    price: null,
    action: 'Talk to us',
    features: [
      'Any number of ships',
      'Single sign-on and roles',
      'An interface for your own software',
      'A person who knows your lines',
    ],
  },
];

/** Months that are not charged when a year is paid at once. */
export const FREE_MONTHS = 2;

/** What a month costs, in whole euro. */
export function monthlyPrice(price: number, billing: Billing): number {
  return billing === 'yearly' ? Math.round((price * (12 - FREE_MONTHS)) / 12) : price;
}
