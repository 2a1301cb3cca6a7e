import type { ComponentProps } from 'react';
import MDXA from '@theme/MDXComponents/A';
import { linkTarget } from '@site/src/base/shared/localePath';

/** A link in the text of a page. */
export function ProseLink({ href, ...props }: ComponentProps<typeof MDXA>) {
  return <MDXA {...props} href={href && linkTarget(href)} />;
}
