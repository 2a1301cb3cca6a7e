import type { ComponentProps } from 'react';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { addressIn } from '@site/src/versions/shared/versions';
import { useVersion } from './useVersion';

/** A link to a page in the reader's major. `to` is its route in the current one. */
export function VersionLink({ to, ...props }: ComponentProps<typeof SiteLink>) {
  const { topology, major } = useVersion();
  return <SiteLink {...props} to={addressIn(topology, major, to) ?? to} />;
}
