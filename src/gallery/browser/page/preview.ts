/** The widths at which a template can be displayed. */
export const PREVIEW_WIDTHS = ['phone', 'tablet', 'full'] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** The screens of a common phone and tablet in portrait mode, in CSS px. */
export const PREVIEW_SIZES: Readonly<
  Record<Exclude<PreviewWidth, 'full'>, { readonly width: number; readonly height: number }>
> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
};

/** The query parameter of a template inside the preview frame, which hides the tools. */
const FRAME_PARAMETER = 'frame';

export function isFramed(search: string): boolean {
  return new URLSearchParams(search).has(FRAME_PARAMETER);
}

/** The URL of the same page for the frame. It keeps the place within the template (the hash). */
export function frameAddress(pathname: string, hash: string): string {
  return `${pathname}?${FRAME_PARAMETER}=1${hash}`;
}
