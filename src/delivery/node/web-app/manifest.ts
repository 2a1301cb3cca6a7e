import { FAMILY } from '../../../content/shared/products';
import { themeColors } from '../../../base/shared/tokens';

/** The sizes of the icons in px. Browsers require 192 and 512 for installation. */
export const ICON_SIZES = [192, 512] as const;
/** The size of the iOS home screen icon. */
export const TOUCH_ICON_SIZE = 180;

/** The path of an icon below the base URL. */
export function iconPath(size: number): string {
  return `img/icon-${size}.png`;
}

/**
 * The web app manifest, which describes the installed site.
 *
 * @param baseUrl The base URL of the language, with slashes at both ends.
 */
export function createManifest(baseUrl: string, language: string) {
  return {
    name: `${FAMILY.name} documentation`,
    short_name: FAMILY.name,
    description: FAMILY.tagline,
    lang: language,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    theme_color: themeColors.light,
    background_color: '#ffffff',
    icons: [
      ...ICON_SIZES.map((size) => ({
        src: baseUrl + iconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        // The logo keeps a distance from the edges, which a system can mask.
        purpose: 'any maskable',
      })),
      { src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}

/** The logo on a white square, because transparent corners would be black on a home screen. */
export function iconSvg(mark: string): string {
  const inner = mark.replace('<svg ', '<svg x="18%" y="18%" width="64%" height="64%" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><rect width="100" height="100" fill="#ffffff"/>${inner}</svg>`;
}
