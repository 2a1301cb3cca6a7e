import { useEffect, useRef } from 'react';
import { trackEvent } from '@site/src/features/analytics';

/** A query counts as asked when the reader rests on it. */
const REST_MS = 1200;
const MIN_LENGTH = 3;

interface AskedQuery {
  readonly query: string;
  /** Absent while there is no answer yet. */
  readonly count?: number;
  readonly version: string;
  readonly product: string;
}

/**
 * Tells analytics, where the site has any, which queries found nothing: once each, without
 * their beginnings.
 */
export function useReportedFailures({ query, count, version, product }: AskedQuery): void {
  const reported = useRef(new Set<string>());
  const term = query.trim().toLowerCase();

  useEffect(() => {
    if (count !== 0 || term.length < MIN_LENGTH || reported.current.has(term)) {
      return undefined;
    }
    const timer = setTimeout(() => {
      reported.current.add(term);
      trackEvent('search', { search_term: term, results: 0, version, product });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [term, count, version, product]);
}
