export const STATUSES = ['On its way', 'Late', 'Delivered'] as const;

export type Status = (typeof STATUSES)[number];

export interface Shipment {
  readonly id: string;
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  /** The share of the cargo that is on board, in percent. */
  readonly loaded: number;
  /** Parcels of this customer in each of the last ten weeks. */
  readonly parcels: readonly number[];
  readonly value: number;
  readonly status: Status;
}

export const SHIPMENTS: readonly Shipment[] = [
  {
    id: 'S-2045',
    customer: 'Lindqvist Print',
    from: 'Malmö',
    to: 'Hamburg',
    loaded: 100,
    parcels: [22, 25, 24, 28, 31, 30, 34, 36, 38, 41],
    value: 22800,
    status: 'Delivered',
  },
  {
    id: 'S-2043',
    customer: 'Casa Almendro',
    from: 'Valencia',
    to: 'Lyon',
    loaded: 84,
    parcels: [12, 15, 14, 19, 17, 22, 21, 24, 23, 27],
    value: 15310,
    status: 'On its way',
  },
  {
    id: 'S-2049',
    customer: 'Fjord Ceramics',
    from: 'Bergen',
    to: 'Rotterdam',
    loaded: 62,
    parcels: [30, 28, 29, 25, 24, 20, 21, 18, 17, 14],
    value: 12640,
    status: 'Late',
  },
  {
    id: 'S-2041',
    customer: 'Halden Optics',
    from: 'Oslo',
    to: 'Leeds',
    loaded: 100,
    parcels: [8, 9, 11, 10, 12, 11, 13, 12, 12, 12],
    value: 8420,
    status: 'Delivered',
  },
  {
    id: 'S-2048',
    customer: 'Nordic Lamps',
    from: 'Aarhus',
    to: 'Vienna',
    loaded: 73,
    parcels: [4, 6, 5, 7, 9, 8, 7, 8, 10, 9],
    value: 7160,
    status: 'On its way',
  },
  {
    id: 'S-2044',
    customer: 'Mori & Ueda',
    from: 'Osaka',
    to: 'Bremen',
    loaded: 38,
    parcels: [14, 13, 15, 11, 12, 9, 10, 8, 9, 8],
    value: 6090,
    status: 'Late',
  },
  {
    id: 'S-2047',
    customer: 'Quayside Books',
    from: 'Bristol',
    to: 'Ghent',
    loaded: 91,
    parcels: [6, 8, 7, 9, 11, 12, 11, 13, 15, 16],
    value: 3975,
    status: 'On its way',
  },
  {
    id: 'S-2046',
    customer: 'Terra Rossa',
    from: 'Bologna',
    to: 'Zurich',
    loaded: 100,
    parcels: [3, 3, 4, 4, 5, 4, 6, 5, 5, 5],
    value: 2410,
    status: 'Delivered',
  },
  {
    id: 'S-2042',
    customer: 'Brightwater Clinic',
    from: 'Leeds',
    to: 'Dublin',
    loaded: 55,
    parcels: [1, 2, 2, 3, 2, 2, 3, 4, 3, 3],
    value: 1275,
    status: 'On its way',
  },
];

export const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
