/** Outlines on a 20 × 20 grid. */
const OUTLINES = {
  chat: 'M4 4.5h12v8.5H9.5L6 16v-3H4zM7.5 8.75h.01M10 8.75h.01M12.5 8.75h.01',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  chevron: 'm6 8 4 4 4-4',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  code: 'm7 6-4 4 4 4m6-8 4 4-4 4',
  copy: 'M7.5 7.5V4.2h8.3v8.3h-3.3M4.2 7.5h8.3v8.3H4.2z',
  cube: 'm10 2.8 6.3 3.6v7.2L10 17.2l-6.3-3.6V6.4zm0 0M3.7 6.4 10 10l6.3-3.6M10 10v7.2',
  download: 'M10 3.5v9m-3.5-3.3 3.5 3.5 3.5-3.5M3.8 16.3h12.4',
  edit: 'M4 16l.7-3.3 8.6-8.6 2.6 2.6-8.6 8.6zm7.6-10.2 2.6 2.6',
  focus: 'M3.5 7V3.5H7M13 3.5h3.5V7m0 6v3.5H13m-6 0H3.5V13M10 8.2v3.6M8.2 10h3.6',
  inspect:
    'M16.5 8V4.5a1 1 0 0 0-1-1h-11a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1H8M9 9l7.8 2.7-3.4 1.7-1.7 3.4z',
  link: 'M8.3 11.7a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.8.8m1.6 2.7a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.8-.8',
  lightning: 'M11.3 2.8 4.5 11.4h4.6l-.6 5.8 7-9h-4.7z',
  more: 'M10 4.5h.01M10 10h.01M10 15.5h.01',
  repository:
    'M5 15.2V4.3A1.5 1.5 0 0 1 6.5 2.8H15v11H6.5A1.5 1.5 0 0 0 5 15.3a1.5 1.5 0 0 0 1.5 1.5H15v-3',
  reset: 'M4.2 4v3.9h3.9M4.6 7.5a6.2 6.2 0 1 1-.8 3.6',
  sliders:
    'M3.5 6h6.2m3.6 0h3.2M3.5 14h2.2m3.6 0h7.2M11.5 7.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6M7.5 15.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6',
  warning: 'M10 3.3 17.2 16H2.8zM10 8.2v3.6M10 13.9h.01',
} as const;

export type IconName = keyof typeof OUTLINES;

interface IconProps {
  readonly name: IconName;
  /** Size in px. Default: 18. */
  readonly size?: number;
}

/**
 * An icon beside or instead of a label. It is hidden from assistive technology; its control
 * provides the name.
 */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={OUTLINES[name]} />
    </svg>
  );
}
