import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { ApiChangesData } from '@site/src/api/shared/apiChanges';
import { ChangesContext } from './ChangesContext';
import { ChangesForm } from './ChangesForm';
import { countChanges, filterGroups, NO_FILTER, unchangedNames } from './filterChanges';

interface ChangesProps extends ApiChangesData {
  /** The sections of the products. */
  readonly children: ReactNode;
}

/** The changes from one major to the next, filtered by the reader. */
export function Changes({ children, ...data }: ChangesProps) {
  const { search } = useLocation();
  const [filter, setFilter] = useState(NO_FILTER);
  // Component pages link here with their name in the query string.
  useEffect(() => {
    const imports = new URLSearchParams(search).get('components');
    if (imports) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the server knows no query string, so it can't be the initial state
      setFilter({ ...NO_FILTER, imports });
    }
  }, [search]);
  const deferred = useDeferredValue(filter);
  const groups = data.products.flatMap((product) => product.groups);
  return (
    <ChangesContext.Provider value={{ data, filter: deferred }}>
      <ChangesForm
        filter={filter}
        onChange={setFilter}
        shown={countChanges(filterGroups(groups, deferred))}
        total={countChanges(groups)}
        unchanged={unchangedNames(groups, deferred.imports)}
      />
      {children}
    </ChangesContext.Provider>
  );
}
