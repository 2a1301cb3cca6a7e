import { loadPageCode } from '../support/loadPageCode';
import { filter, query, type Query } from './query';

const ORM = 'docs/react-data-grid/backend/orm';
const WIRE = 'docs/react-date-pickers/dates-over-the-wire';

describe('Prisma', () => {
  const toArgs = async (changes: Partial<Query>) => {
    const { toPrismaArgs } = await loadPageCode<{ toPrismaArgs: (query: Query) => object }>(
      ORM,
      'server/toPrismaArgs.ts',
    );
    return toPrismaArgs(query(changes));
  };

  it('gets the page, order, and filters as one object', async () => {
    expect(
      await toArgs({
        start: 20,
        end: 29,
        sortModel: [{ field: 'total', sort: 'desc' }],
        filterModel: filter('customer', 'contains', 'casa'),
      }),
    ).toEqual({
      where: { AND: [{ customer: { contains: 'casa', mode: 'insensitive' } }] },
      orderBy: [{ total: 'desc' }, { id: 'asc' }],
      skip: 20,
      take: 10,
    });
    expect(
      await toArgs({ filterModel: { ...filter('total', '!=', 5), logicOperator: 'or' } }),
    ).toMatchObject({ where: { OR: [{ total: { not: 5 } }] } });
  });

  it('never gets an empty OR, which matches no row', async () => {
    const filterModel = { ...filter('total', '>'), logicOperator: 'or' };
    expect(await toArgs({ filterModel })).toMatchObject({ where: { AND: [] } });
  });

  it('ignores an empty list, as the grid does', async () => {
    const filterModel = filter('customer', 'isAnyOf', []);
    expect(await toArgs({ filterModel })).toMatchObject({ where: { AND: [] } });
  });

  it('gets no unknown names', async () => {
    await expect(toArgs({ filterModel: filter('AND', '=', 1) })).rejects.toThrow('"AND"');
    await expect(toArgs({ filterModel: filter('total', 'raw', 1) })).rejects.toThrow('"raw"');
    const sortModel = [{ field: 'password', sort: 'asc' as const }];
    await expect(toArgs({ sortModel })).rejects.toThrow('"password"');
  });
});

describe('dates over the wire', () => {
  it('converts days, moments, and appointments back and forth', async () => {
    const wire = await loadPageCode<{
      dayToText: (value: unknown) => string;
      dayFromText: (text: string) => unknown;
      momentToText: (value: unknown) => string;
      momentFromText: (text: string) => unknown;
      appointmentToWire: (value: unknown, timeZone: string) => object;
      appointmentFromWire: (appointment: object) => { toISOString: () => string };
    }>(WIRE, 'src/wire.ts');

    expect(wire.dayToText(wire.dayFromText('2026-03-14'))).toBe('2026-03-14');
    const moment = '2026-03-14T15:30:00.000Z';
    expect(wire.momentToText(wire.momentFromText(moment))).toBe(moment);
    // Germany ends daylight saving time on October 25, 2026.
    const appointment = { local: '2026-11-02T09:00', timeZone: 'Europe/Berlin' };
    const value = wire.appointmentFromWire(appointment);
    expect(value.toISOString()).toBe('2026-11-02T08:00:00.000Z');
    expect(wire.appointmentToWire(value, 'Europe/Berlin')).toEqual(appointment);
    expect(
      wire.appointmentFromWire({ ...appointment, local: '2026-10-02T09:00' }).toISOString(),
    ).toBe('2026-10-02T07:00:00.000Z');
  });

  it('rejects days that do not exist, and moments without a zone', async () => {
    const { dueDate } = await loadPageCode<{
      dueDate: { safeParse: (value: unknown) => { success: boolean } };
    }>(WIRE, 'server/dueDate.ts');
    const isValid = (dueOn: string, remindAt: string | null) =>
      dueDate.safeParse({ dueOn, remindAt }).success;

    expect(isValid('2026-03-14', null)).toBe(true);
    expect(isValid('2026-03-14', '2026-03-14T15:30:00.000Z')).toBe(true);
    expect(isValid('2026-02-30', null)).toBe(false);
    expect(isValid('2026-03-14T00:00:00.000Z', null)).toBe(false);
    expect(isValid('2026-03-14', '2026-03-14T15:30:00')).toBe(false);
    expect(isValid('2026-03-14', '2026-03-14T15:30:00+02:00')).toBe(false);
  });

  it('reads days as text, which the driver turns into local moments', async () => {
    const { types } = await import('pg');
    const before = types.getTypeParser(types.builtins.DATE)('2026-03-14') as unknown;
    expect(before).toEqual(new Date(2026, 2, 14));
    await loadPageCode(WIRE, 'server/dateTypes.ts');
    expect(types.getTypeParser(types.builtins.DATE)('2026-03-14')).toBe('2026-03-14');
  });

  it('finds the moments of a range, also where a day has 23 hours', async () => {
    const { momentsOf } = await loadPageCode<{
      momentsOf: (from: string, to: string, timeZone: string) => object;
    }>(WIRE, 'server/momentsOf.ts');
    expect(momentsOf('2026-03-01', '2026-03-31', 'Europe/Berlin')).toEqual({
      start: '2026-02-28T23:00:00.000Z',
      end: '2026-03-31T22:00:00.000Z',
    });
    expect(momentsOf('2026-03-29', '2026-03-29', 'Europe/Berlin')).toEqual({
      start: '2026-03-28T23:00:00.000Z',
      end: '2026-03-29T22:00:00.000Z',
    });
  });
});
