import dayjs from 'dayjs';
import {
  cardNumberError,
  codeError,
  expiryError,
  formatCardNumber,
  formatExpiry,
} from './cardRules';
import { FIRST_TRIP, orderLines, TODAY, totalOf, tripErrors } from './order';

describe('the order', () => {
  it('counts people, the vehicle, and the fee', () => {
    const lines = orderLines({ ...FIRST_TRIP, adults: 2, children: 1, vehicle: 'bicycle' });
    expect(lines.map(({ label }) => label)).toEqual([
      '2 × adult',
      '1 × child',
      'Bicycle',
      'Pier fee',
    ]);
    expect(totalOf(lines)).toBeCloseTo((48 + 11 + 4) * 1.04);
  });

  it('omits lines without a price', () => {
    expect(orderLines({ ...FIRST_TRIP, children: 0 }).map(({ label }) => label)).toEqual([
      '2 × adult',
      'Pier fee',
    ]);
  });

  it.each([
    [FIRST_TRIP, {}],
    [{ ...FIRST_TRIP, date: null }, { date: 'Choose a day.' }],
    [{ ...FIRST_TRIP, date: TODAY.subtract(1, 'day') }, { date: 'This day is over.' }],
    [{ ...FIRST_TRIP, adults: 0 }, { adults: 'At least one adult has to travel.' }],
  ])('validates a trip', (trip, errors) => {
    expect(tripErrors(trip)).toEqual(errors);
  });
});

describe('a card', () => {
  it.each([
    ['', 'Enter the number of your card.'],
    ['4242 4242', 'The number is too short.'],
    ['4242 4242 4242 4241', 'This number has a typing error.'],
    ['4242 4242 4242 4242', ''],
  ])('number %p: %p', (number, error) => expect(cardNumberError(number)).toBe(error));

  it.each([
    ['13/28', 'Enter month and year, such as 09/28.'],
    ['05/26', 'This card has expired.'],
    ['06/26', ''],
    ['01/27', ''],
  ])('expiry %p: %p', (expiry, error) =>
    expect(expiryError(expiry, dayjs('2026-06-30'))).toBe(error),
  );

  it('code', () => {
    expect(codeError('12')).not.toBe('');
    expect(codeError('123')).toBe('');
  });

  it('is formatted while the user types', () => {
    expect(formatCardNumber('42424242a4')).toBe('4242 4242 4');
    expect(formatExpiry('0928')).toBe('09/28');
    expect(formatExpiry('09')).toBe('09');
  });
});
