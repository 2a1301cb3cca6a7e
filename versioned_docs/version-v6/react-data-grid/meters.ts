/** A deterministic fleet of electricity meters: the values depend on the index alone. */
export interface Meter {
  id: string;
  city: string;
  district: string;
  tariff: string;
  load: number;
  voltage: number;
  lastReading: Date;
  status: string;
}

const CITIES = ['Bergen', 'Lyon', 'Porto', 'Graz', 'Turku', 'Gent'];
const DISTRICTS = ['Harbor', 'Old town', 'North', 'Campus', 'Riverside'];
const TARIFFS = ['Day and night', 'Flat', 'Dynamic', 'Solar feed-in'];
const STATUSES = ['Online', 'Online', 'Online', 'Delayed', 'Offline'];
const NOON = Date.UTC(2026, 2, 14, 12);

export function createMeters(count: number): Meter[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `EM-${String(index + 1).padStart(5, '0')}`,
    city: CITIES[(index * 7) % CITIES.length],
    district: DISTRICTS[(index * 3 + 1) % DISTRICTS.length],
    tariff: TARIFFS[(index * 5 + 2) % TARIFFS.length],
    load: ((index * 137) % 880) / 100 + 0.2,
    voltage: 226 + ((index * 31) % 90) / 10,
    lastReading: new Date(NOON - ((index * 53) % 720) * 60_000),
    status: STATUSES[(index * 11) % STATUSES.length],
  }));
}
