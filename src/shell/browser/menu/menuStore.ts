import { useEffect, useSyncExternalStore } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';

/**
 * The menu of the current page. The header, which is above the docs layout in the React tree, shows
 * it in its drawer.
 */
export interface CurrentMenu {
  readonly items: PropSidebar;
  readonly activePath: string;
}

let current: CurrentMenu | null = null;
const listeners = new Set<() => void>();

function publish(menu: CurrentMenu | null): void {
  current = menu;
  listeners.forEach((listener) => listener());
}

/** Publishes the menu of the docs layout while it is mounted. */
export function useProvideMenu(items: PropSidebar | undefined, activePath: string): void {
  useEffect(() => {
    publish(items ? { items, activePath } : null);
    return () => publish(null);
  }, [items, activePath]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The published menu, or `null` on pages without one and on the server. */
export function useCurrentMenu(): CurrentMenu | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
