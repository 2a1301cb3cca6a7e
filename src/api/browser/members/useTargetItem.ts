import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { DisplayOption } from '@site/src/api/browser/display';
import { keepInView } from './keepInView';
import { decoded } from '@site/src/base/shared/decoded';
import type { MemberItem } from './memberItem';

/**
 * The entry that the hash points to, by its published or short anchor. Scrolls to it, and again
 * when another display has moved it.
 *
 * @returns The anchor of the entry, or null if the hash points elsewhere.
 */
export function useTargetItem(items: readonly MemberItem[], display: DisplayOption): string | null {
  const { hash } = useLocation();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    const id = decoded(hash.slice(1));
    const item = items.find(({ alias, anchor }) => id !== '' && (anchor === id || alias === id));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server knows no hash, so it can't be derived while rendering
    setTarget(item?.anchor ?? null);
    return item && keepInView(item.anchor);
  }, [hash, items, display]);

  return target;
}
