import { createContext, useContext, type ReactNode } from 'react';

const AdPolicyContext = createContext(false);
AdPolicyContext.displayName = 'AdPolicy';

interface AdPolicyProps {
  /** The page's author wants no ads on it. */
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** Whether there may be ads in this part of the page. */
export function AdPolicy({ isDisabled, children }: AdPolicyProps) {
  return <AdPolicyContext value={isDisabled}>{children}</AdPolicyContext>;
}

/** True where the author of the page wants no ads. */
export function useAdsDisabled(): boolean {
  return useContext(AdPolicyContext);
}
