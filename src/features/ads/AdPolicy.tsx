import { createContext, useContext, type ReactNode } from 'react';

const AdPolicyContext = createContext(false);
AdPolicyContext.displayName = 'AdPolicy';

interface AdPolicyProps {
  /** The page's author has turned ads off. */
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** Whether there may be ads in this part of the page. */
export function AdPolicy({ isDisabled, children }: AdPolicyProps) {
  return <AdPolicyContext value={isDisabled}>{children}</AdPolicyContext>;
}

/** Whether the page's author has turned ads off. */
export function useAdsDisabled(): boolean {
  return useContext(AdPolicyContext);
}
