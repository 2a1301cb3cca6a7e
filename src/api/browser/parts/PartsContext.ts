import { createContext, use } from 'react';

/** What the sections of an API page share about the demo that shows their parts. */
export interface PartsState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The id of the panel with the demo. */
  readonly panelId: string;
  /** How many parts the demo has, by the anchor of a class or slot; `null` until it runs. */
  readonly counts: ReadonlyMap<string, number> | null;
  /** The anchor of the entry whose parts stay outlined. */
  readonly pinned: string | null;
  /** Toggles whether the parts of an entry stay outlined. */
  readonly pin: (anchor: string) => void;
}

/** `null` on pages without a demo. */
export const PartsContext = createContext<PartsState | null>(null);
PartsContext.displayName = 'Parts';

export function useParts(): PartsState | null {
  return use(PartsContext);
}
