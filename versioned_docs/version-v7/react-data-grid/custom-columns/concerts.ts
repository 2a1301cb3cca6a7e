export interface Concert {
  id: number;
  artist: { name: string; hue: number };
  rating: number;
  /** Share of the tickets that are sold, 0 to 1. */
  sold: number;
  website: string;
}

export const concerts: Concert[] = [
  {
    id: 1,
    artist: { name: 'Ebba Lund Trio', hue: 205 },
    rating: 5,
    sold: 0.92,
    website: 'https://example.com/ebba-lund',
  },
  {
    id: 2,
    artist: { name: 'The Ferrymen', hue: 25 },
    rating: 3,
    sold: 0.41,
    website: 'https://example.com/ferrymen',
  },
  {
    id: 3,
    artist: { name: 'Orquesta Miramar', hue: 345 },
    rating: 4,
    sold: 1,
    website: 'https://example.com/miramar',
  },
  {
    id: 4,
    artist: { name: 'Quiet Machines', hue: 150 },
    rating: 2,
    sold: 0.18,
    website: 'https://example.com/quiet-machines',
  },
];
