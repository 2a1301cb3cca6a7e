export const KINDS = ['Ferry', 'Fast boat', 'Freight'] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ['In service', 'In port', 'In the yard'] as const;
export type ShipState = (typeof STATES)[number];

export interface Ship {
  id: string;
  name: string;
  kind: Kind;
  /** The id of a port. */
  port: string;
  state: ShipState;
  passengers: number;
  /** The date of the next inspection, `YYYY-MM-DD`. */
  inspection: string;
  notes: string;
}

/** The form values of a ship, which are all strings. */
export type ShipValues = Record<Exclude<keyof Ship, 'id'>, string>;

export const NEW_SHIP: ShipValues = {
  name: '',
  kind: 'Ferry',
  port: '',
  state: 'In port',
  passengers: '',
  inspection: '',
  notes: '',
};

const MAX_PASSENGERS = 2500;
export const MAX_NOTES = 200;

export function toValues({ id: _id, ...ship }: Ship): ShipValues {
  return { ...ship, passengers: String(ship.passengers) };
}

export function toShip(id: string, values: ShipValues): Ship {
  return {
    id,
    name: values.name.trim(),
    kind: KINDS.find((kind) => kind === values.kind) ?? 'Ferry',
    port: values.port,
    state: STATES.find((state) => state === values.state) ?? 'In port',
    passengers: Number(values.passengers),
    inspection: values.inspection,
    notes: values.notes.trim(),
  };
}

/**
 * Validates a ship.
 *
 * @param others The other ships, whose names are taken.
 */
export function validateShip(
  values: ShipValues,
  others: Pick<Ship, 'name'>[],
): Partial<Record<keyof ShipValues, string>> {
  const name = values.name.trim();
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  const passengers = Number(values.passengers);
  const isCount = values.passengers.trim() !== '' && Number.isInteger(passengers);
  return {
    ...(name === '' && { name: 'Enter a name.' }),
    ...(name !== '' && isTaken && { name: `There is a ship called ${name} already.` }),
    ...(values.port === '' && { port: 'Choose the port it belongs to.' }),
    ...(!(isCount && passengers >= 0 && passengers <= MAX_PASSENGERS) && {
      passengers: `Enter a whole number from 0 to ${MAX_PASSENGERS}.`,
    }),
    ...(!/^\d{4}-\d{2}-\d{2}$/.test(values.inspection) && { inspection: 'Choose a day.' }),
    ...(values.notes.length > MAX_NOTES && {
      notes: `${values.notes.length - MAX_NOTES} characters too many.`,
    }),
  };
}

/** A name for URLs: `Old Heron` → `old-heron`, with a number if it is taken. */
export function idFor(name: string, ships: Pick<Ship, 'id'>[]): string {
  const base =
    name
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'ship';
  const isFree = (id: string) => id !== 'new' && ships.every((ship) => ship.id !== id);
  let id = base;
  for (let count = 2; !isFree(id); count += 1) {
    id = `${base}-${count}`;
  }
  return id;
}
