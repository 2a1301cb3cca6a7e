import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import { linkTarget } from '@site/src/base/shared/localePath';

interface SiteLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'href'> {
  /** An English route of this site (`/x/api/…`), or a URL of another site. */
  readonly to: string;
}

/** A link that stays in the reader's language, whose base URL Docusaurus prepends. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return <Link {...props} to={linkTarget(to.replace(/^\/x\//, '/'))} />;
}
