import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DECLARATION, prefixer } from 'stylis';

/**
 * Emotion's default prefixes, which a list of plugins replaces. Only for declarations: the rules of
 * stylis 4.4 for selectors such as `::placeholder` break on the elements that Emotion's 4.2 makes,
 * and no supported browser needs them.
 */
const declarationPrefixer: StylisPlugin = (element, ...rest) =>
  element.type === DECLARATION ? prefixer(element, ...rest) : undefined;

/** What makes styles right-to-left. A chunk of its own: most readers never need it. */
export const mirroringPlugins: StylisPlugin[] = [declarationPrefixer, rtlPlugin];
