export interface Dish {
  id: number;
  dish: string;
  allergens: string[];
}

export const allergens = [
  'Celery',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Gluten',
  'Lupin',
  'Milk',
  'Mustard',
  'Nuts',
  'Sesame',
  'Soy',
];

export const dishes: Dish[] = [
  { id: 1, dish: 'Leek tart', allergens: ['Eggs', 'Gluten', 'Milk'] },
  { id: 2, dish: 'Trout with almonds', allergens: ['Fish', 'Nuts'] },
  { id: 3, dish: 'Tofu bowl', allergens: ['Sesame', 'Soy'] },
  { id: 4, dish: 'Fruit salad', allergens: [] },
];
