import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import { linkTarget } from '@site/src/shared/localePath';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'href'> {
  /** A route of this site as it is in English (`/x/api/…`), or an address elsewhere. */
  readonly to: string;
}

/** A link that stays in the reader's language: Docusaurus puts the base URL of it before the rest. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <Link {...props} to={linkTarget(to.replace(/^\/x\//, '/'))} />;
}
