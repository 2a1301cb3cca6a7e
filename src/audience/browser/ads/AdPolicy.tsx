import { createContext, useContext, type ReactNode } from 'react';

const AdPolicyContext = createContext(false);
AdPolicyContext.displayName = 'AdPolicy';

interface AdPolicyProps {
  /** Whether the author of the page disabled ads. */
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** Allows or disables ads in this part of the page. */
export function AdPolicy({ isDisabled, children }: AdPolicyProps) {
  return <AdPolicyContext value={isDisabled}>{children}</AdPolicyContext>;
}

export function useAdsDisabled(): boolean {
  return useContext(AdPolicyContext);
}
