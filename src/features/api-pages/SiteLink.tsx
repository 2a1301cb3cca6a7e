import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

interface SiteLinkProps {
  /** A route of this site as it is in English (`/x/api/…`), or an address elsewhere. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that stays in the reader's language: Docusaurus puts the base URL of it before the rest. */
export function SiteLink({ children, className, to }: SiteLinkProps) {
  return (
    <Link to={to.replace(/^\/x\//, '/')} className={className}>
      {children}
    </Link>
  );
}
