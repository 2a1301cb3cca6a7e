import type { ComponentProps } from 'react';

/** Docusaurus's link, as tests see it: it resolves no base URL. */
export default function A(props: ComponentProps<'a'>) {
  return <a {...props}>{props.children}</a>;
}
