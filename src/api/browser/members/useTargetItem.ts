import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { keepInView } from './keepInView';
import { decoded } from '@site/src/base/shared/decoded';
import type { MemberItem } from './memberItem';

/**
 * The entry that the hash points to, by its published or short anchor. Scrolls to it, and again
 * when another display or order has moved it.
 *
 * @param layout Changes with the display and the order.
 *
 * @returns The anchor of the entry, or null if the hash points elsewhere.
 */
export function useTargetItem(items: readonly MemberItem[], layout: string): string | null {
  const { hash } = useLocation();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    const id = decoded(hash.slice(1));
    const item = items.find(({ alias, anchor }) => id !== '' && (anchor === id || alias === id));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server knows no hash, so it can't be derived while rendering
    setTarget(item?.anchor ?? null);
    return item && keepInView(item.anchor);
  }, [hash, items, layout]);

  return target;
}
