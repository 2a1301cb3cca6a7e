import { browserFiles } from '../browserModules';

/**
 * Docusaurus puts all styles into one sheet, which every page loads first. Those of features that
 * few readers use load with their code instead. Their order doesn't matter, because each has its own
 * class names in the layer of the site. A lazy sheet can't style what is in the static page.
 */
const LAZY = browserFiles('inspect', 'templateSource', 'themeMark', 'themeStudio', 'upgrade');

/** Matches the modules of the sheet that every page loads. */
export const PAGE_STYLES = new RegExp(`^(?!.*${LAZY.source})`);
