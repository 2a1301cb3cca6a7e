import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DECLARATION, prefixer } from 'stylis';
import type { Direction } from '@site/src/shared/displayPreferences';

/** The cascade layer that everything from Emotion goes into. */
const LAYER = 'mui';

/** A statement such as `@layer a, b`, which must stay outside of any layer. */
const LAYER_STATEMENT = /^@layer\s+[^{]*$/;

export interface MuiCacheOptions {
  readonly direction: Direction;
  /** Where the style elements go. Default: the head of the page; a frame has its own. */
  readonly container?: Node;
}

/**
 * An Emotion cache whose styles are all in `@layer mui`, mirrored when the direction is `rtl`.
 * Material UI's `enableCssLayer` does the first, but for a cache of its own that cannot mirror.
 */
export function createMuiCache({ direction, container }: MuiCacheOptions): EmotionCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    container,
    stylisPlugins: direction === 'rtl' ? [declarationPrefixer, rtlPlugin] : undefined,
  });
  // Material UI renders in the browser alone, so Emotion's warnings about the server do not apply.
  cache.compat = true;
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, ...rest) => {
    const styles = LAYER_STATEMENT.test(serialized.styles)
      ? serialized.styles
      : `@layer ${LAYER} {${serialized.styles}}`;
    // A copy: the same styles may also be inserted through the cache of the other direction.
    return insert(selector, { ...serialized, styles }, ...rest);
  };
  return cache;
}

/**
 * Emotion's default prefixes, which a list of plugins replaces. Only for declarations: the rules of
 * stylis 4.4 for selectors such as `::placeholder` break on the elements that Emotion's 4.2 makes,
 * and no supported browser needs them.
 */
const declarationPrefixer: StylisPlugin = (element, ...rest) =>
  element.type === DECLARATION ? prefixer(element, ...rest) : undefined;

const pageCaches = new Map<Direction, EmotionCache>();

/** The cache of the page for a direction. A server must not share one between pages: it gets a new one. */
export function getPageCache(direction: Direction): EmotionCache {
  if (typeof document === 'undefined') {
    return createMuiCache({ direction });
  }
  let cache = pageCaches.get(direction);
  if (!cache) {
    cache = createMuiCache({ direction });
    pageCaches.set(direction, cache);
  }
  return cache;
}
