/**
 * Sizes, fonts, and layers shared by the shell's CSS and the MUI theme. Lengths are in px, times in
 * ms.
 */

export const spacing = 8;

/**
 * `default` is the theme's; the others are for particular elements: key or outline, chip, control,
 * icon button, large card, pill.
 */
export const radii = {
  default: 12,
  tiny: 4,
  small: 6,
  medium: 8,
  large: 10,
  extraLarge: 20,
  pill: 32,
} as const;

export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/**
 * The other widths at which style sheets may change the layout: of phones (tiny, small, large), from
 * which the landing page has columns, from which the header has space for a wide search button, and
 * from which the contents have a column of their own. Below that, they would leave demos less space
 * than five columns of a grid need.
 */
export const mediaWidths = {
  tinyPhone: 360,
  smallPhone: 390,
  largePhone: 480,
  columns: 1000,
  wideHeader: 1400,
  contentsColumn: 1440,
} as const;

/** MUI's levels, then the site's own. */
export const zIndex = {
  backToTop: 10,
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  demoTooltip: 1099,
  appBar: 1100,
  drawer: 1200,
  productMenu: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
  progressBar: 1500,
  skipLink: 1501,
  search: 1600,
} as const;

const systemSans = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const body = `"IBM Plex Sans Variable", "IBM Plex Sans", "IBM Plex Sans Fallback", ${systemSans}`;

/** The id of the style element with the font faces of a page. */
export const FONT_FACES_ELEMENT_ID = 'docs-fonts';

export const fonts = {
  body,
  /**
   * General Sans may not be redistributed, so it is only used if the reader's system or the
   * operator's site has it.
   */
  heading: `"General Sans", ${body}`,
  code: 'Menlo, Consolas, "Droid Sans Mono", monospace',
} as const;

export const fontWeights = {
  regular: 400,
  medium: 500,
  semiBold: 600,
  heading: 650,
  bold: 700,
  extraBold: 800,
} as const;

/** `dense` is for controls and lists, `tiny` for badges and labels of groups. */
export const fontSizes = {
  body: '1rem',
  medium: '0.9375rem',
  small: '0.875rem',
  dense: '0.8125rem',
  caption: '0.75rem',
  tiny: '0.6875rem',
  lead: '1.125rem',
  code: '0.8125rem',
  h1: '2.25rem',
  h2: '1.75rem',
  h3: '1.25rem',
  h4: '1.0625rem',
  /** On phones. */
  h1Phone: '1.875rem',
  h2Phone: '1.5rem',
  /** Pages that aren't documents: their title, and the titles of their sections. */
  hero: 'clamp(2.25rem, 4.6vw, 3.375rem)',
  section: '2rem',
} as const;

export const layout = {
  headerHeight: '57px',
  drawerWidth: '300px',
  tocWidth: '242px',
  contentWidth: '105ch',
  /** The padding beside the article from `lg` up. */
  contentPadding: '60px',
  /** The distance of a heading from the top after scrolling to it: the header and 32 px. */
  scrollOffset: '89px',
} as const;

/** Motion only explains: it is short, and disabled under reduced motion. */
export const durations = { fast: 120, default: 160, slow: 200 } as const;
