import { LINES } from '../shared/ferries';
import { NOW, sailings } from './data';
import { routeOf, shipsAtSea, spotAt, spotOf } from './fleet';

describe('the chart of the islands', () => {
  it.each(LINES)('contains both ports of %s', (line) => {
    const route = routeOf(line);
    expect(spotAt(route, 0)).toEqual(spotOf(route.from));
    expect(spotAt(route, 1)).toEqual(spotOf(route.to));
  });

  it('names a missing port', () => {
    expect(() => spotOf('atlantis')).toThrow('The map has no position for the port atlantis.');
  });

  it('curves a line to one side', () => {
    const { from, to } = routeOf('Tarn – Kelda');
    const middle = spotAt({ from, to }, 0.5);
    expect(middle.y).toBeLessThan((spotOf(from).y + spotOf(to).y) / 2);
  });
});

describe('ships at sea', () => {
  const ships = shipsAtSea(sailings);

  it('have left and not arrived, sorted by arrival', () => {
    expect(ships.map(({ name, way }) => `${name}: ${way}`)).toEqual([
      'Fulmar: Ostra to Farrow',
      'Skua: Sandvar to Ostra',
      'Heron: Lyra to Sandvar',
      'Tern: Holm to Lyra',
    ]);
    for (const { part, arrival } of ships) {
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(1);
      expect(NOW.isBefore(arrival)).toBe(true);
    }
  });

  it('leave the states of all sailings in order of time', () => {
    const states = sailings.map(({ status }) => status);
    expect(states.slice(0, 7)).toEqual([
      ...['Arrived', 'Arrived', 'At sea', 'At sea', 'At sea', 'At sea'],
      'Boarding',
    ]);
    expect(new Set(states.slice(7))).toEqual(new Set(['On time', 'Delayed', 'Canceled']));
  });
});
