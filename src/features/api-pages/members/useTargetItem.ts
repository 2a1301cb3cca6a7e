import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { DisplayOption } from './displayOption';
import type { MemberItem } from './memberItem';

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/**
 * The entry that the address leads to, by its anchor or its short one. Scrolls to it, and again
 * when another display has moved it.
 *
 * @returns The anchor of the entry; null when the address leads elsewhere.
 */
export function useTargetItem(items: readonly MemberItem[], display: DisplayOption): string | null {
  const { hash } = useLocation();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    const id = decodeHash(hash);
    const item = items.find(({ alias, anchor }) => id !== '' && (anchor === id || alias === id));
    setTarget(item?.anchor ?? null);
    if (!item) {
      return undefined;
    }
    // After the entry has opened: its height is part of where it is.
    const frame = requestAnimationFrame(() =>
      document.getElementById(item.anchor)?.scrollIntoView({ block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash, items, display]);

  return target;
}
