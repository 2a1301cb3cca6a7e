import { createContext, useContext } from 'react';
import type { ApiChangesData } from '@site/src/api/shared/apiChanges';
import type { ChangesFilter } from './filterChanges';

interface ShownChanges {
  readonly data: ApiChangesData;
  readonly filter: ChangesFilter;
}

export const ChangesContext = createContext<ShownChanges | null>(null);

/** @throws outside `Changes` */
export function useChanges(): ShownChanges {
  const changes = useContext(ChangesContext);
  if (!changes) {
    throw new Error('`ProductChanges` found no changes. Put it inside `Changes`.');
  }
  return changes;
}
