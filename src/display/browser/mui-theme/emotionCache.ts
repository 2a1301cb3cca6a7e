import createCache, { type EmotionCache } from '@emotion/cache';
import type { ThemeOptions } from '@mui/material/styles';
import type { Direction } from '@site/src/display/shared/displayPreferences';
import { LayerSheet } from './layerSheet';
import type * as Mirroring from './mirroring';

export interface MuiCacheOptions {
  readonly direction: Direction;
  /** The parent of the style elements. Default: the head of the page; a frame has its own. */
  readonly container?: Node;
}

let mirroring: typeof Mirroring | undefined;

/** Loads what a right-to-left cache needs. Must finish before one is created. */
export async function loadMirroring(): Promise<void> {
  mirroring = await import('./mirroring');
}

/**
 * The component defaults for a direction, in addition to mirrored styles. Available after loading.
 */
export function directionComponents(direction: Direction): NonNullable<ThemeOptions['components']> {
  return (direction === 'rtl' && mirroring?.rtlComponents) || {};
}

/** Whether a cache for this direction can be created now. */
export function isReadyFor(direction: Direction): boolean {
  return direction === 'ltr' || mirroring !== undefined;
}

/**
 * An Emotion cache that inserts all styles into `@layer mui` and mirrors them if the direction is
 * `rtl`. Material UI's `enableCssLayer` also uses the layer, but with its own cache, which can't
 * mirror.
 */
export function createMuiCache({ direction, container }: MuiCacheOptions): EmotionCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    container,
    stylisPlugins: direction === 'rtl' ? mirroring?.mirroringPlugins : undefined,
  });
  // Material UI only renders in the browser here, so Emotion's warnings about server rendering
  // don't apply.
  cache.compat = true;
  cache.sheet = new LayerSheet({
    key: cache.key,
    container: cache.sheet.container,
    speedy: cache.sheet.isSpeedy,
  });
  return cache;
}

const pageCaches = new Map<Direction, EmotionCache>();

/**
 * The page's cache for a direction. On the server, pages must not share one, so each call creates a
 * cache.
 */
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
