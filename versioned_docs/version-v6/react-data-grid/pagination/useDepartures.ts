import { useEffect, useState } from 'react';
import { type Answer, fetchDepartures, type Query } from './server';

const EMPTY: Answer = { rows: [], total: 0 };

/** The answer to a query, and whether a newer one is under way. Answers that come late are dropped. */
export function useDepartures({ page, pageSize, sortModel, filterModel, cursor }: Query) {
  const [answer, setAnswer] = useState(EMPTY);
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    let active = true;
    setLoading(true);
    fetchDepartures({ page, pageSize, sortModel, filterModel, cursor }).then((result) => {
      if (active) {
        setAnswer(result);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [page, pageSize, sortModel, filterModel, cursor]);

  return { ...answer, loading };
}
