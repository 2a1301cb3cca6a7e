/** How wide a template is shown. */
export const PREVIEW_WIDTHS = ['phone', 'tablet', 'full'] as const;
export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** Screens of a common phone and tablet, upright, in CSS px. */
export const PREVIEW_SIZES: Readonly<
  Record<Exclude<PreviewWidth, 'full'>, { readonly width: number; readonly height: number }>
> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
};

/** Parameter of the address of a template inside a preview's frame: it then shows no tools. */
const FRAME_PARAMETER = 'frame';

export function isFramed(search: string): boolean {
  return new URLSearchParams(search).has(FRAME_PARAMETER);
}

/** Address of the same page for the frame; the place within the template (its hash) is kept. */
export function frameAddress(pathname: string, hash: string): string {
  return `${pathname}?${FRAME_PARAMETER}=1${hash}`;
}
