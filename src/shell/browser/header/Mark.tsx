import type { SVGProps } from 'react';

/** The site's logo: four tiles. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" {...props}>
      <rect x="3" y="3" width="12" height="12" rx="3" fill="var(--x-color-accent)" />
      <rect x="17" y="6" width="12" height="12" rx="6" fill="var(--x-color-accent)" opacity=".55" />
      <rect x="3" y="17" width="12" height="12" rx="3" fill="var(--x-color-accent)" opacity=".3" />
      <path d="M17 29V20h4v9zm8 0v-6h4v6z" fill="var(--x-color-accent)" opacity=".8" />
    </svg>
  );
}
