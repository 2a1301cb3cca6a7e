import { useEffect, useRef } from 'react';
import { trackEvent } from '@site/src/audience/browser/analytics';

/** How long the reader must pause before a query counts, in ms. */
const REST_MS = 1200;
const MIN_LENGTH = 3;

interface ReportedQuery {
  readonly query: string;
  /** Undefined while there is no result yet. */
  readonly count?: number;
  readonly version: string;
  readonly product: string;
}

/** Reports queries without results to analytics, once each and without their prefixes. */
export function useReportedFailures({ query, count, version, product }: ReportedQuery): void {
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
