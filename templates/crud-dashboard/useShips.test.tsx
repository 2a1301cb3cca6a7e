import { act, renderHook, waitFor } from '@testing-library/react';
import { NEW_SHIP } from './ship';
import { useShips } from './useShips';

const OSPREY = {
  ...NEW_SHIP,
  name: 'Osprey',
  port: 'holm',
  passengers: '120',
  inspection: '2026-10-01',
};

const stored = () => JSON.parse(localStorage.getItem('skerry-ships') ?? '[]') as { id: string }[];

async function setUp() {
  const { result } = renderHook(() => useShips());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return result;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('shows a change immediately and stores it', async () => {
  const fleet = await setUp();
  act(() => void fleet.current.create(OSPREY));
  expect(fleet.current.ships[0]).toMatchObject({ id: 'osprey', passengers: 120 });
  expect(stored()).toEqual([]);
  await waitFor(() => expect(stored()[0]?.id).toBe('osprey'));
});

it('undoes a deletion', async () => {
  const fleet = await setUp();
  const before = fleet.current.ships;
  act(() => fleet.current.remove('heron'));
  expect(fleet.current.ships).toHaveLength(before.length - 1);
  act(() => fleet.current.notice?.action?.run());
  expect(fleet.current.ships).toEqual(before);
  await waitFor(() => expect(stored()).toHaveLength(before.length));
});

it('reverts a change that cannot be stored, and retries on request', async () => {
  const fleet = await setUp();
  const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => fleet.current.update('heron', { ...OSPREY, name: 'Old Heron' }));
  expect(fleet.current.ships[0]?.name).toBe('Old Heron');
  await waitFor(() => expect(fleet.current.notice?.isError).toBe(true));
  expect(fleet.current.ships[0]?.name).toBe('Heron');

  refusal.mockRestore();
  act(() => fleet.current.notice?.action?.run());
  expect(fleet.current.ships[0]?.name).toBe('Old Heron');
  await waitFor(() => expect(stored()[0]?.id).toBe('heron'));
});

it('reports damaged data, and starts over with the sample', async () => {
  localStorage.setItem('skerry-ships', 'damaged');
  const { result: fleet } = renderHook(() => useShips());
  await waitFor(() => expect(fleet.current.status).toBe('failed'));
  act(() => fleet.current.startOver());
  expect(fleet.current.status).toBe('ready');
  await waitFor(() => expect(stored().length).toBeGreaterThan(5));
});

it('follows another tab', async () => {
  const fleet = await setUp();
  localStorage.setItem('skerry-ships', '[]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'skerry-ships' })));
  await waitFor(() => expect(fleet.current.ships).toEqual([]));
});
