import { useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import {
  readDisplayOverrides,
  writeDisplayOverrides,
  type DisplayOverrides,
} from './displayOverrides';

const NONE: DisplayOverrides = {};

/**
 * The display overrides of this demo. They are stored in the URL, so that it can be shared. The URL
 * contains one demo: the one that was changed last.
 */
export function useDisplayOverrides(name: string) {
  const [overrides, setState] = useState(NONE);
  const { search } = useLocation();
  const history = useHistory();
  const written = useRef<string | null>(null);

  // After hydration, because the server doesn't know the query string, and whenever the URL
  // changes.
  useEffect(() => {
    if (search !== written.current && namesDemo(search, name)) {
      setState(readDisplayOverrides(search, name));
    }
  }, [search, name]);

  const setOverrides = (next: DisplayOverrides) => {
    const { location } = history;
    written.current = writeDisplayOverrides(location.search, name, next);
    setState(next);
    history.replace({ ...location, search: written.current });
  };

  return { overrides, setOverrides };
}

function namesDemo(search: string, name: string): boolean {
  return new URLSearchParams(search).get('demo') === name;
}
