export interface Review {
  id: number;
  product: string;
  stars: number;
  text: string;
}

const TEXTS = [
  'Light, quiet, exactly as described.',
  'The handle came loose after a week. Support sent a new one within two days, with a tool to fit it and a note that apologized for the trouble. I would buy it again, and have in fact bought one for my sister.',
  'Good value.',
  'We use it in the workshop all day. It has been dropped twice and only shows a scratch. The battery lasts for about six hours, which is a little less than promised.',
  'Too small for our kitchen, but that is not the fault of the product.',
];
const PRODUCTS = ['Hand mixer', 'Desk lamp', 'Cordless drill', 'Kettle'];

/** Reviews that depend on the index alone. */
export function createReviews(count: number): Review[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product: PRODUCTS[(index * 3) % PRODUCTS.length],
    stars: 1 + ((index * 7 + 4) % 5),
    text: TEXTS[(index * 2 + 1) % TEXTS.length],
  }));
}
