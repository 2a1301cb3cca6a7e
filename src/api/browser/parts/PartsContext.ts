import { createContext, use } from 'react';
import type { PartsByClass } from '@site/src/inspect/browser';

/** What the sections of an API page share about the demo that shows their parts. */
export interface PartsState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The id of the panel with the demo. */
  readonly panelId: string;
  /** The parts of the demo; `null` until it runs. */
  readonly found: PartsByClass | null;
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
