/** The key in session storage of the page that was reloaded because its scripts were gone. */
export const RELOAD_KEY = 'docs-reloaded-for';
