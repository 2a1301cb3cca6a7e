export interface Purchase {
  id: number;
  order: string;
  supplier: string;
  item: string;
  quantity: number;
}

export const purchases: Purchase[] = [
  { id: 1, order: 'PO-118', supplier: 'Kugel & Sohn', item: 'Bearing', quantity: 40 },
  { id: 2, order: 'PO-118', supplier: 'Kugel & Sohn', item: 'Shaft', quantity: 12 },
  { id: 3, order: 'PO-118', supplier: 'Kugel & Sohn', item: 'Grease', quantity: 6 },
  { id: 4, order: 'PO-119', supplier: 'Kugel & Sohn', item: 'Bearing', quantity: 25 },
  { id: 5, order: 'PO-120', supplier: 'Mätare AB', item: 'Pressure sensor', quantity: 4 },
  { id: 6, order: 'PO-120', supplier: 'Mätare AB', item: 'Cable', quantity: 4 },
];
