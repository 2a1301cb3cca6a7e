export type Billing = 'monthly' | 'yearly';

export interface Plan {
  name: string;
  text: string;
  /** In euros per month, billed monthly; `null` if negotiated. */
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

/** The number of free months with yearly billing. */
export const FREE_MONTHS = 2;

/** The price per month, in whole euros. */
export function monthlyPrice(price: number, billing: Billing): number {
  return billing === 'yearly' ? Math.round((price * (12 - FREE_MONTHS)) / 12) : price;
}
