import { createContext, useContext } from 'react';
import type { ApiPageDefinition } from '@site/src/api/shared/apiPage';

export interface Definitions {
  readonly definitions: Readonly<Record<string, ApiPageDefinition>>;
  /** Shows a definition beside the button that requested it. */
  readonly show: (name: string, anchor: HTMLElement) => void;
}

const nothing: Definitions = { definitions: {}, show: () => {} };

export const DefinitionsContext = createContext<Definitions>(nothing);

/** The definitions of this page. Outside a provider, there are none, and names are plain text. */
export function useDefinitions(): Definitions {
  return useContext(DefinitionsContext);
}
