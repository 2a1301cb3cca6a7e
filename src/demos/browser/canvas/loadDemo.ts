import type { ComponentType } from 'react';
import { whenIdle } from '@site/src/base/browser/lazy';
import { loadReaderTheme } from '@site/src/reader-theme/browser/store';
import type { MuiProvidersProps } from '@site/src/display/browser/mui-theme';
import type { DemoLoader } from '@site/src/demos/shared/demo';
import type { DemoRuntimeProps } from './DemoRuntime';

/** Plain Material UI, as in an empty application, or the brand's theme, as a part of the site. */
export type Look = 'material' | 'brand';

export interface LoadedDemo {
  /** A new number for each load, so that reloading restarts the demo. */
  readonly id: number;
  readonly Component: ComponentType;
  /** Creates the theme of a look other than plain Material UI. */
  readonly createTheme: MuiProvidersProps['createTheme'];
  readonly Runtime: ComponentType<DemoRuntimeProps>;
}

let loads = 0;

/** Loads what every demo needs, in the chunk that `src/delivery/node/bundle/sharedChunks.ts` fills. */
export function loadRuntime() {
  whenIdle(formatNumber);
  return import(/* webpackChunkName: "demo-base" */ './DemoRuntime');
}

/**
 * When a page formats its first number, Chrome reads its locale data. This takes 17 ms, a sixth of
 * the startup of a page's first grid.
 */
function formatNumber(): void {
  (0).toLocaleString();
}

/**
 * Loads a demo and Material UI in parallel, because the page itself contains neither.
 *
 * @param licenseKey for the Pro and Premium packages, which otherwise show a watermark
 * @param look the brand's theme loads with the demo, because few pages need it
 */
export async function loadDemo(
  loader: DemoLoader,
  licenseKey: string | undefined,
  look: Look = 'material',
): Promise<LoadedDemo> {
  const [runtime, demo, brand, license] = await Promise.all([
    loadRuntime(),
    loader(),
    look === 'brand' ? import('@site/src/display/browser/mui-theme') : null,
    licenseKey ? import('@mui/x-license') : null,
    // So that the first render is already in the reader's theme.
    loadReaderTheme(),
  ]);
  if (licenseKey) {
    license?.LicenseInfo.setLicenseKey(licenseKey);
  }
  loads += 1;
  return {
    id: loads,
    Component: demo.default,
    createTheme: brand?.createDocsTheme,
    Runtime: runtime.DemoRuntime,
  };
}
