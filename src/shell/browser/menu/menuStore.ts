import { useEffect } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { createStore } from '@site/src/base/browser/store';

/**
 * The menu of the current page. The header, which is above the docs layout in the React tree, shows
 * it in its drawer.
 */
export interface CurrentMenu {
  readonly items: PropSidebar;
  readonly activePath: string;
}

const menu = createStore<CurrentMenu | null>(null);

/** Publishes the menu of the docs layout while it is mounted. */
export function useProvideMenu(items: PropSidebar | undefined, activePath: string): void {
  useEffect(() => {
    menu.set(items ? { items, activePath } : null);
    return () => menu.set(null);
  }, [items, activePath]);
}

/** The published menu, or `null` on pages without one and on the server. */
export const useCurrentMenu = menu.use;
