export interface Shipment {
  id: string;
  customer: string;
  origin: { city: string; country: string };
  destination: { city: string; country: string };
  weight: number;
  volume: number;
  insuredShare: number;
  status: 'Booked' | 'In transit' | 'Delayed' | 'Delivered';
  departs: Date;
  notes: string;
}

export const shipments: Shipment[] = [
  {
    id: 'SH-2041',
    customer: 'Nordlicht Optics',
    origin: { city: 'Jena', country: 'DE' },
    destination: { city: 'Lisbon', country: 'PT' },
    weight: 420,
    volume: 2.1,
    insuredShare: 1,
    status: 'In transit',
    departs: new Date(2026, 2, 9),
    notes: 'Two crates of lenses on a shock-absorbing pallet. Keep upright, and do not stack.',
  },
  {
    id: 'SH-2042',
    customer: 'Bakkerij Zonneveld',
    origin: { city: 'Ghent', country: 'BE' },
    destination: { city: 'Lille', country: 'FR' },
    weight: 1850,
    volume: 6.4,
    insuredShare: 0.35,
    status: 'Delivered',
    departs: new Date(2026, 2, 3),
    notes: 'Flour.',
  },
  {
    id: 'SH-2043',
    customer: 'Officina Ferraris',
    origin: { city: 'Turin', country: 'IT' },
    destination: { city: 'Graz', country: 'AT' },
    weight: 3120,
    volume: 4.8,
    insuredShare: 0.8,
    status: 'Delayed',
    departs: new Date(2026, 2, 11),
    notes: 'Waiting for a permit at the tunnel. The driver calls the customer from the last stop.',
  },
  {
    id: 'SH-2044',
    customer: 'Helse Vest',
    origin: { city: 'Basel', country: 'CH' },
    destination: { city: 'Bergen', country: 'NO' },
    weight: 96,
    volume: 0.7,
    insuredShare: 1,
    status: 'Booked',
    departs: new Date(2026, 2, 16),
    notes: 'Vaccines between 2 and 8 °C, with a temperature logger in every box.',
  },
  {
    id: 'SH-2045',
    customer: 'Atelier Brun',
    origin: { city: 'Lyon', country: 'FR' },
    destination: { city: 'Porto', country: 'PT' },
    weight: 275,
    volume: 3.3,
    insuredShare: 0.5,
    status: 'In transit',
    departs: new Date(2026, 2, 10),
    notes: 'Eight chairs.',
  },
];
