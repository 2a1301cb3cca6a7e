import createCache, { type EmotionCache } from '@emotion/cache';
import type { ThemeOptions } from '@mui/material/styles';
import type { Direction } from '@site/src/shared/displayPreferences';
import { LayerSheet } from './layerSheet';
import type * as Mirroring from './mirroring';

export interface MuiCacheOptions {
  readonly direction: Direction;
  /** Where the style elements go. Default: the head of the page; a frame has its own. */
  readonly container?: Node;
}

let mirroring: typeof Mirroring | undefined;

/** Loads what a cache for right to left needs; must be done before one is made. */
export async function loadMirroring(): Promise<void> {
  mirroring = await import('./mirroring');
}

/** What components need beside mirrored styles, once it is loaded. */
export function directionComponents(direction: Direction): NonNullable<ThemeOptions['components']> {
  return (direction === 'rtl' && mirroring?.rtlComponents) || {};
}

/** Whether a cache for this direction can be made now. */
export function isReadyFor(direction: Direction): boolean {
  return direction === 'ltr' || mirroring !== undefined;
}

/**
 * An Emotion cache whose styles are all in `@layer mui`, mirrored when the direction is `rtl`.
 * Material UI's `enableCssLayer` does the first, but with its own cache, which can't mirror.
 */
export function createMuiCache({ direction, container }: MuiCacheOptions): EmotionCache {
  const cache = createCache({
    key: direction === 'rtl' ? 'mui-rtl' : 'mui',
    container,
    stylisPlugins: direction === 'rtl' ? mirroring?.mirroringPlugins : undefined,
  });
  // Material UI renders in the browser alone, so Emotion's warnings about the server do not apply.
  cache.compat = true;
  cache.sheet = new LayerSheet({
    key: cache.key,
    container: cache.sheet.container,
    speedy: cache.sheet.isSpeedy,
  });
  return cache;
}

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
