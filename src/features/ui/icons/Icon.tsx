import type { SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

/** The SVG element of every icon: a 24 px grid in the text color, hidden from screen readers. */
export function Icon({ children, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {children}
    </svg>
  );
}
