import { PORTS, portName } from '../shared/ferries';
import { NOW, type Sailing } from './data';

/** A position on the map of the islands, which is 640 wide and 300 high. */
export interface Spot {
  x: number;
  y: number;
}

/** The positions of the ports, by id. */
const SPOTS: Record<string, Spot> = {
  brenna: { x: 118, y: 66 },
  kelda: { x: 528, y: 74 },
  tarn: { x: 330, y: 48 },
  holm: { x: 216, y: 142 },
  lyra: { x: 414, y: 146 },
  sandvar: { x: 170, y: 226 },
  ostra: { x: 352, y: 240 },
  farrow: { x: 540, y: 216 },
};

/** @throws Error for a port that the map doesn't show */
export function spotOf(port: string): Spot {
  const spot = SPOTS[port];
  if (!spot) {
    throw new Error(`The map has no position for the port ${port}.`);
  }
  return spot;
}

/** How far a line curves to the side, as a share of its length. */
const SWING = 0.14;

export interface Route {
  from: string;
  to: string;
}

function portId(label = ''): string {
  return PORTS.find((port) => port.label === label)?.id ?? label;
}

/** The ports of a line such as `Holm – Lyra`, in order. */
export function routeOf(line: string): Route {
  const [from, to] = line.split(' – ');
  return { from: portId(from), to: portId(to) };
}

/** The ends of a line and the control point of its curve. */
export function curveOf({ from, to }: Route): [Spot, Spot, Spot] {
  const [start, end] = [spotOf(from), spotOf(to)];
  return [
    start,
    {
      x: (start.x + end.x) / 2 + (end.y - start.y) * SWING,
      y: (start.y + end.y) / 2 - (end.x - start.x) * SWING,
    },
    end,
  ];
}

/** The position of a ship after a share of its route, from 0 to 1. */
export function spotAt(route: Route, part: number): Spot {
  const [start, bend, end] = curveOf(route);
  const weigh = (axis: 'x' | 'y') =>
    (1 - part) ** 2 * start[axis] + 2 * part * (1 - part) * bend[axis] + part ** 2 * end[axis];
  return { x: weigh('x'), y: weigh('y') };
}

export interface ShipAtSea {
  id: number;
  name: string;
  route: Route;
  /** For example, `Holm to Lyra`. */
  way: string;
  /** The completed share of the route, from 0 to 1. */
  part: number;
  arrival: Date;
}

/** The ships that are at sea now, sorted by arrival. */
export function shipsAtSea(sailings: Sailing[]): ShipAtSea[] {
  return sailings
    .filter(({ status }) => status === 'At sea')
    .map(({ id, ship, line, departure, arrival }) => {
      const route = routeOf(line);
      return {
        id,
        name: ship,
        route,
        way: `${portName(route.from)} to ${portName(route.to)}`,
        part: NOW.diff(departure) / (arrival.getTime() - departure.getTime()),
        arrival,
      };
    })
    .sort((a, b) => a.arrival.getTime() - b.arrival.getTime());
}
