import { SAMPLE_SHIPS } from './sampleShips';
import { idFor, NEW_SHIP, toShip, toValues, validateShip, type ShipValues } from './ship';
import { parseShips, StoredDataError } from './shipStore';

const GOOD: ShipValues = {
  ...NEW_SHIP,
  name: 'Osprey',
  port: 'holm',
  passengers: '120',
  inspection: '2026-10-01',
};

describe('a ship in the form', () => {
  it('is valid if all required values are there', () => {
    expect(validateShip(GOOD, SAMPLE_SHIPS)).toEqual({});
  });

  it('reports every missing value', () => {
    expect(validateShip(NEW_SHIP, [])).toEqual({
      name: 'Enter a name.',
      port: 'Choose the port it belongs to.',
      passengers: 'Enter a whole number from 0 to 2500.',
      inspection: 'Choose a day.',
    });
  });

  it.each([
    [{ name: ' heron ' }, { name: 'There is a ship called heron already.' }],
    [{ passengers: '12.5' }, { passengers: 'Enter a whole number from 0 to 2500.' }],
    [{ passengers: '2501' }, { passengers: 'Enter a whole number from 0 to 2500.' }],
    [{ notes: 'x'.repeat(203) }, { notes: '3 characters too many.' }],
  ])('rejects %j', (change, errors) => {
    expect(validateShip({ ...GOOD, ...change }, SAMPLE_SHIPS)).toEqual(errors);
  });

  it('is unchanged after conversion in both directions', () => {
    const ship = SAMPLE_SHIPS[0]!;
    expect(toShip(ship.id, toValues(ship))).toEqual(ship);
  });
});

it.each([
  ['Old Heron', 'old-heron'],
  ['Heron', 'heron-2'],
  ['new', 'new-2'],
  ['???', 'ship'],
])('gives %p the id %p', (name, id) => {
  expect(idFor(name, SAMPLE_SHIPS)).toBe(id);
});

describe('what is stored', () => {
  it('is restored', () => {
    expect(parseShips(JSON.stringify(SAMPLE_SHIPS))).toEqual(SAMPLE_SHIPS);
  });

  it.each(['{', '{}', '[{"id":"heron"}]', '[null]'])('is rejected when it is %s', (text) => {
    expect(() => parseShips(text)).toThrow(StoredDataError);
  });
});
