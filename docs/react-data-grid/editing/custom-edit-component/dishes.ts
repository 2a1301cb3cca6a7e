export interface Dish {
  id: number;
  dish: string;
  course: string;
  rating: number;
}

export const courses = ['Starter', 'Main', 'Dessert'];

export const dishes: Dish[] = [
  { id: 1, dish: 'Leek tart', course: 'Starter', rating: 4 },
  { id: 2, dish: 'Trout with almonds', course: 'Main', rating: 5 },
  { id: 3, dish: 'Mushroom risotto', course: 'Main', rating: 3 },
  { id: 4, dish: 'Plum crumble', course: 'Dessert', rating: 4 },
  { id: 5, dish: 'Beetroot soup', course: 'Starter', rating: 3 },
  { id: 6, dish: 'Almond cake', course: 'Dessert', rating: 5 },
];
