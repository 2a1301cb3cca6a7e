export interface Part {
  id: number;
  name: string;
  sku: string;
  supplier: string;
  stock: number;
  price: number;
  remark: string;
}

export const parts: Part[] = [
  {
    id: 1,
    name: 'Bearing',
    sku: 'BR-6204',
    supplier: 'Kugel & Sohn',
    stock: 1240,
    price: 4.2,
    remark: 'Sealed on both sides',
  },
  {
    id: 2,
    name: 'Timing belt, reinforced',
    sku: 'TB-1300-R',
    supplier: 'Cinghia',
    stock: 86,
    price: 27.9,
    remark: 'Replace after 60,000 operating hours, or at the first sign of wear',
  },
  {
    id: 3,
    name: 'O-ring',
    sku: 'OR-18',
    supplier: 'Dichtwerk',
    stock: 9800,
    price: 0.12,
    remark: '',
  },
  {
    id: 4,
    name: 'Pressure sensor 0–16 bar',
    sku: 'PS-16-V2',
    supplier: 'Mätare AB',
    stock: 31,
    price: 148,
    remark: 'Calibrated',
  },
  {
    id: 5,
    name: 'Housing',
    sku: 'HS-02',
    supplier: 'Fonderie du Lac',
    stock: 12,
    price: 212.5,
    remark: 'Six weeks of lead time',
  },
  {
    id: 6,
    name: 'Hydraulic hose, 2 m',
    sku: 'HH-20-2M',
    supplier: 'Cinghia',
    stock: 140,
    price: 36.5,
    remark: 'Pressure-tested',
  },
];
