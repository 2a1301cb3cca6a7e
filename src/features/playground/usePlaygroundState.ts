import { useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import type { PlaygroundValue, PlaygroundValues } from '@site/src/shared/playground';
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
  const [values, setValues] = useState<PlaygroundValues>(NONE);

  // Once the controls are there to check the address by.
  useEffect(() => {
    if (loaded) {
      const read = readValues(history.location.search, component, loaded.controls);
      setValues({ ...loaded.options.initial, ...read });
    }
  }, [loaded, component, history]);

  const change = (next: PlaygroundValues) => {
    setValues(next);
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
