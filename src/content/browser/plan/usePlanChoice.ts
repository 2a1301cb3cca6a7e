import { useCallback, useState } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { PLAN_KEY } from '@site/src/base/shared/storageKeys';
import { PLANS, type Plan } from '@site/src/content/shared/plans';

/**
 * The plan that the reader uses, shared with the tabs of install commands; `null` until the reader
 * chooses one.
 */
export function usePlanChoice(): readonly [Plan | null, (next: Plan) => void] {
  const [stored, slot] = useStorageSlot(PLAN_KEY);
  // Counts only if storage is unavailable.
  const [chosen, setChosen] = useState<Plan | null>(null);
  const choose = useCallback(
    (next: Plan) => {
      setChosen(next);
      slot.set(next);
    },
    [slot],
  );
  return [PLANS.find((plan) => plan === stored) ?? chosen, choose];
}
