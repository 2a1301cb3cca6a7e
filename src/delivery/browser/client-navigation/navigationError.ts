import { createStore } from '@site/src/base/browser/store';

/** Why the requested page doesn't load. */
export const navigationError = createStore<'offline' | 'failed' | null>(null);
