import { SAMPLE_SHIPS } from './sampleShips';
import { KINDS, STATES, type Ship } from './ship';

/**
 * A mock of a server, which responds after a moment, stores the ships in this browser, and fails if
 * the browser's storage does. Replace `loadShips` and `saveShips` with your own requests.
 */
const KEY = 'skerry-ships';

const RESPONSE_MS = 300;

export class StoredDataError extends Error {}

const answer = () => new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));

function isShip(value: unknown): value is Ship {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const ship = value as Partial<Record<keyof Ship, unknown>>;
  return (
    [ship.id, ship.name, ship.port, ship.inspection, ship.notes].every(
      (text) => typeof text === 'string',
    ) &&
    KINDS.some((kind) => kind === ship.kind) &&
    STATES.some((state) => state === ship.state) &&
    typeof ship.passengers === 'number'
  );
}

/** @throws StoredDataError if the text isn't a list of ships */
export function parseShips(text: string): Ship[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new StoredDataError('The stored ships are damaged.');
  }
  if (!Array.isArray(data) || !data.every(isShip)) {
    throw new StoredDataError('The stored ships are not what they should be.');
  }
  return data;
}

/** @throws StoredDataError if the stored data is invalid */
export async function loadShips(): Promise<Ship[]> {
  await answer();
  const text = localStorage.getItem(KEY);
  return text === null ? SAMPLE_SHIPS : parseShips(text);
}

/** @throws if the browser's storage is full or unavailable */
export async function saveShips(ships: Ship[]): Promise<void> {
  await answer();
  localStorage.setItem(KEY, JSON.stringify(ships));
}

/** Calls back when another tab changes the ships. */
export function listenToShips(onChange: () => void): () => void {
  const handle = (event: StorageEvent) => event.key === KEY && onChange();
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
