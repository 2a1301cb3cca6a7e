import type { Declarations } from './cssVariables';

/**
 * Infima's variables in terms of ours, so that what Docusaurus styles matches the rest. They refer
 * to our variables and therefore follow the mode. Infima's own dark rules are overridden, because
 * their layer comes first.
 */
export const infimaVariables: Declarations = {
  ...accent('primary', 'accent'),
  ...status('info', 'info'),
  ...status('success', 'success'),
  ...status('warning', 'warning'),
  ...status('danger', 'error'),
  '--ifm-color-secondary': 'var(--x-color-divider)',
  '--ifm-color-secondary-contrast-background': 'var(--x-color-background-subtle)',
  '--ifm-color-secondary-contrast-foreground': 'var(--x-color-text)',
  '--ifm-background-color': 'var(--x-color-background)',
  '--ifm-background-surface-color': 'var(--x-color-surface)',
  '--ifm-color-content': 'var(--x-color-text)',
  '--ifm-color-content-secondary': 'var(--x-color-text-secondary)',
  '--ifm-color-emphasis-0': 'var(--x-color-background)',
  '--ifm-color-emphasis-100': 'var(--x-color-background-subtle)',
  '--ifm-color-emphasis-200': 'var(--x-color-divider)',
  '--ifm-color-emphasis-300': 'var(--x-color-divider)',
  '--ifm-color-emphasis-400': 'var(--x-color-control-border)',
  '--ifm-color-emphasis-500': 'var(--x-color-control-border)',
  '--ifm-color-emphasis-600': 'var(--x-color-text-muted)',
  '--ifm-color-emphasis-700': 'var(--x-color-text-secondary)',
  '--ifm-color-emphasis-800': 'var(--x-color-text-secondary)',
  '--ifm-color-emphasis-900': 'var(--x-color-text)',
  '--ifm-color-emphasis-1000': 'var(--x-color-text)',
  '--ifm-hover-overlay': 'var(--x-color-background-subtle)',
  '--ifm-hr-background-color': 'var(--x-color-divider)',
  '--ifm-font-family-base': 'var(--x-font-body)',
  '--ifm-font-family-monospace': 'var(--x-font-code)',
  '--ifm-font-weight-semibold': 'var(--x-font-weight-semi-bold)',
  '--ifm-font-weight-bold': 'var(--x-font-weight-bold)',
  '--ifm-line-height-base': '1.6',
  '--ifm-heading-font-family': 'var(--x-font-heading)',
  '--ifm-heading-font-weight': 'var(--x-font-weight-semi-bold)',
  '--ifm-heading-line-height': '1.25',
  '--ifm-h1-font-size': 'var(--x-font-size-h1)',
  '--ifm-h2-font-size': 'var(--x-font-size-h2)',
  '--ifm-h3-font-size': 'var(--x-font-size-h3)',
  '--ifm-h4-font-size': 'var(--x-font-size-h4)',
  '--ifm-code-font-size': '0.875em',
  '--ifm-code-background': 'var(--x-color-code-chip)',
  '--ifm-code-border-radius': 'var(--x-radius-small)',
  '--ifm-pre-background': 'var(--x-color-code-background)',
  '--ifm-pre-color': 'var(--x-color-code-text)',
  '--ifm-pre-border-radius': 'var(--x-radius)',
  '--ifm-pre-line-height': '1.6',
  '--ifm-global-radius': 'var(--x-radius-medium)',
  '--ifm-global-shadow-lw': 'none',
  '--ifm-global-shadow-md': 'var(--x-shadow)',
  '--ifm-global-shadow-tl': 'var(--x-shadow)',
  '--ifm-link-color': 'var(--x-color-accent)',
  '--ifm-link-hover-color': 'var(--x-color-accent-hover)',
  '--ifm-navbar-height': 'var(--x-header-height)',
  '--ifm-toc-border-color': 'var(--x-color-divider)',
  '--ifm-toc-link-color': 'var(--x-color-text-secondary)',
  '--ifm-table-border-color': 'var(--x-color-divider)',
  '--ifm-table-stripe-background': 'transparent',
  '--ifm-blockquote-border-color': 'var(--x-color-divider)',
  '--ifm-blockquote-color': 'var(--x-color-text-secondary)',
  '--ifm-scrollbar-track-background-color': 'transparent',
  '--ifm-scrollbar-thumb-background-color': 'var(--x-color-control-border)',
  '--ifm-scrollbar-thumb-hover-background-color': 'var(--x-color-text-muted)',
  '--ifm-transition-fast': 'var(--x-duration-fast)',
  '--ifm-transition-slow': 'var(--x-duration-slow)',
  '--ifm-z-index-fixed': 'var(--x-z-app-bar)',
  '--ifm-z-index-dropdown': 'var(--x-z-app-bar)',
  '--ifm-z-index-overlay': 'var(--x-z-drawer)',
  '--doc-sidebar-width': 'var(--x-drawer-width)',
  '--docusaurus-highlighted-code-line-bg': 'var(--x-color-code-line-highlight)',
};

/** Infima has seven shades of a color; ours are two, and the soft pair. */
function shades(infima: string, ours: string, hover: string): Declarations {
  const name = `--ifm-color-${infima}`;
  return {
    [name]: `var(--x-color-${ours})`,
    [`${name}-dark`]: `var(--x-color-${hover})`,
    [`${name}-darker`]: `var(--x-color-${hover})`,
    [`${name}-darkest`]: `var(--x-color-${hover})`,
    [`${name}-light`]: `var(--x-color-${ours})`,
    [`${name}-lighter`]: `var(--x-color-${ours})`,
    [`${name}-lightest`]: `var(--x-color-${ours})`,
    [`${name}-contrast-background`]: `var(--x-color-${ours}-soft)`,
    [`${name}-contrast-foreground`]: `var(--x-color-${ours}${ours === 'accent' ? '-soft' : ''}-text)`,
  };
}

function accent(infima: string, ours: string): Declarations {
  return shades(infima, ours, `${ours}-hover`);
}

function status(infima: string, ours: string): Declarations {
  return shades(infima, ours, `${ours}-border`);
}
