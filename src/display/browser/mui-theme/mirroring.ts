export { rtlComponents } from './rtlComponents';
import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * Mirrors styles, after Emotion's default prefixer, which a list of plugins replaces. A separate
 * chunk, because most readers never need it.
 */
export const mirroringPlugins: StylisPlugin[] = [prefixer, rtlPlugin];
