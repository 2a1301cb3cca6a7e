export interface Quote {
  id: string;
  region: string;
  source: string;
  price: number;
  /** Price of the last tick but one. */
  before: number;
  opened: number;
  volume: number;
  /** Prices of the last ticks, the newest last. */
  trend: readonly number[];
}

const REGIONS = [
  ...['Skerry Bank', 'North Reef', 'Gull Sound', 'Outer Shoal'].map((region) => [region, 'Wind']),
  ...['Dry Plain', 'South Ridge', 'Olive Valley', 'Salt Flats'].map((region) => [region, 'Solar']),
  ...['Upper Falls', 'Twin Lakes', 'Mill River'].map((region) => [region, 'Water']),
  ...['Iron Harbor', 'Coal Quay', 'Refinery Park', 'East Junction'].map((region) => [
    region,
    'Gas',
  ]),
];
const TREND_LENGTH = 20;

/** A number between -1 and 1 that is always the same for the same place and time. */
function noise(place: number, time: number): number {
  const wave = Math.sin(place * 127.1 + time * 311.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

const round = (value: number) => Math.round(value * 100) / 100;

function priceAt(place: number, time: number): number {
  const base = 40 + ((place * 13) % 45);
  return round(base + 6 * Math.sin(time / 9 + place) + 1.5 * noise(place, time));
}

/** What the exchange reports at a tick: the same for everybody, so that the demo can be tested. */
export function quotesAt(time: number): Quote[] {
  return REGIONS.map(([region, source], place) => ({
    id: `P${String(place + 1).padStart(2, '0')}`,
    region,
    source,
    price: priceAt(place, time),
    before: priceAt(place, time - 1),
    opened: priceAt(place, 0),
    volume: 300 + ((place * 71) % 500) + 12 * time + Math.round(20 * noise(place, time)),
    trend: Array.from({ length: TREND_LENGTH }, (_, k) =>
      priceAt(place, time - TREND_LENGTH + 1 + k),
    ),
  }));
}

/** About half of the regions have something new at each tick. */
export function changedAt(time: number): Quote[] {
  return quotesAt(time).filter((_, place) => noise(place, time + 0.5) > 0);
}
