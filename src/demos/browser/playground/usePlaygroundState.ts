import { useMemo, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import type { PlaygroundValue, PlaygroundValues } from '@site/src/demos/shared/playground';
import { readValues, writeValues } from './playgroundValues';
import type { BoundControl, PlaygroundOptions } from './types';

/** What a playground needs once its file and its controls have arrived. */
export interface LoadedPlayground {
  readonly options: PlaygroundOptions;
  readonly controls: readonly BoundControl[];
}

const NONE: PlaygroundValues = {};

/** The values that a reader has set, kept in the address so that they can be shared. */
export function usePlaygroundState(component: string, loaded: LoadedPlayground | null) {
  const history = useHistory();
  const initial = loaded?.options.initial ?? NONE;
  const [changes, setChanges] = useState<PlaygroundValues | null>(null);
  // The controls, by which the address is checked, load after the page.
  const opened = useMemo(
    () =>
      loaded
        ? { ...initial, ...readValues(history.location.search, component, loaded.controls) }
        : NONE,
    [loaded, initial, component, history],
  );
  const values = changes ?? opened;

  const change = (next: PlaygroundValues) => {
    setChanges(next);
    const { location } = history;
    const changed = Object.entries(next).filter(([name, value]) => initial[name] !== value);
    const search = writeValues(location.search, component, Object.fromEntries(changed));
    history.replace({ ...location, search });
  };

  return {
    values,
    set: (name: string, value: PlaygroundValue) => change({ ...values, [name]: value }),
    reset: () => change(initial),
  };
}
