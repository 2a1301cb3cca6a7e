import { PORTS, portName } from '../shared/ferries';
import { NOW, type Sailing } from './data';

/** A position on the map of the islands, which is 640 wide and 300 high. */
export interface Spot {
  x: number;
  y: number;
}

/** The positions of the ports, by id. */
export const SPOTS: Record<string, Spot> = {
  brenna: { x: 118, y: 66 },
  kelda: { x: 528, y: 74 },
  tarn: { x: 330, y: 48 },
  holm: { x: 216, y: 142 },
  lyra: { x: 414, y: 146 },
  sandvar: { x: 170, y: 226 },
  ostra: { x: 352, y: 240 },
  farrow: { x: 540, y: 216 },
};

/** How far a line curves to the side, as a share of its length. */
const SWING = 0.14;

export interface Route {
  from: string;
  to: string;
}

/** The ports of a line such as `Holm – Lyra`, in order. */
export function routeOf(line: string): Route {
  const [from, to] = line
    .split(' – ')
    .map((name) => PORTS.find((port) => port.label === name)?.id ?? name);
  return { from, to };
}

/** The ends of a line and the control point of its curve. */
export function curveOf({ from, to }: Route): [Spot, Spot, Spot] {
  const [start, end] = [SPOTS[from], SPOTS[to]];
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
  const weights = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return {
    x: weights[0] * start.x + weights[1] * bend.x + weights[2] * end.x,
    y: weights[0] * start.y + weights[1] * bend.y + weights[2] * end.y,
  };
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
