import { useCallback, useEffect, useRef, useState } from 'react';
import { SAMPLE_SHIPS } from './sampleShips';
import { idFor, toShip, type Ship, type ShipValues } from './ship';
import { listenToShips, loadShips, saveShips } from './shipStore';

export interface Notice {
  text: string;
  isError?: boolean;
  /** The button of the notice: undo an action, or retry a failed one. */
  action?: { label: string; run: () => void };
}

export type Ships = ReturnType<typeof useShips>;

/**
 * The fleet and its actions. A change shows immediately and is stored in the background; if that
 * fails, it is reverted, and the notice offers a retry.
 */
export function useShips() {
  const [ships, setShips] = useState<Ship[]>([]);
  const [status, setStatus] = useState<'loading' | 'failed' | 'ready'>('loading');
  const [notice, setNotice] = useState<Notice | null>(null);
  // The displayed list: a change that finishes late must not restore an older one.
  const latest = useRef<Ship[]>([]);

  const show = useCallback((next: Ship[]) => {
    latest.current = next;
    setShips(next);
  }, []);

  const load = useCallback(
    () =>
      loadShips().then(
        (loaded) => {
          show(loaded);
          setStatus('ready');
        },
        () => setStatus('failed'),
      ),
    [show],
  );

  const reload = useCallback(() => {
    setStatus('loading');
    return load();
  }, [load]);

  useEffect(() => {
    void load();
    return listenToShips(() => void reload());
  }, [load, reload]);

  const change = async (next: Ship[], text: string, canUndo = true) => {
    const before = latest.current;
    show(next);
    setNotice({
      text,
      ...(canUndo && {
        action: { label: 'Undo', run: () => void change(before, 'Undone.', false) },
      }),
    });
    try {
      await saveShips(next);
    } catch {
      if (latest.current === next) {
        show(before);
      }
      setNotice({
        text: 'That could not be saved, so it was taken back.',
        isError: true,
        action: { label: 'Try again', run: () => void change(next, text, canUndo) },
      });
    }
  };

  return {
    ships,
    status,
    notice,
    reload,
    closeNotice: () => setNotice(null),
    /** @returns the id of the new ship */
    create(values: ShipValues): string {
      const ship = toShip(idFor(values.name, latest.current), values);
      void change([ship, ...latest.current], `${ship.name} is part of the fleet.`);
      return ship.id;
    },
    update(id: string, values: ShipValues) {
      const ship = toShip(id, values);
      const next = latest.current.map((other) => (other.id === id ? ship : other));
      void change(next, `${ship.name} is saved.`);
    },
    remove(id: string) {
      const name = latest.current.find((ship) => ship.id === id)?.name ?? 'The ship';
      void change(
        latest.current.filter((ship) => ship.id !== id),
        `${name} is deleted.`,
      );
    },
    startOver() {
      setStatus('ready');
      void change(SAMPLE_SHIPS, 'The sample fleet is back.', false);
    },
  };
}
