import type { ReactNode, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. Default: 20. */
  readonly size?: number;
}

/** The SVG element of every icon: a 24 px grid in the text color, hidden from screen readers. */
export function Icon({ size = 20, children, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
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

/**
 * The icon of these shapes. Callers mark the call as pure, so that bundles leave out the icons that
 * nobody shows.
 */
export const icon = (shapes: ReactNode, defaults?: IconProps) => (props: IconProps) => (
  <Icon {...defaults} {...props}>
    {shapes}
  </Icon>
);
