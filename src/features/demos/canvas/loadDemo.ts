import type { ComponentType } from 'react';
import { whenIdle } from '@site/src/features/client-navigation';
import type { DemoLoader } from '@site/src/shared/demo';
import type { DemoRuntimeProps } from './DemoRuntime';

/** Everything a demo needs to run. */
export interface LoadedDemo {
  /** A new object for each load, so that reloading restarts the demo. */
  readonly id: number;
  readonly Component: ComponentType;
  readonly Runtime: ComponentType<DemoRuntimeProps>;
}

let loads = 0;

/** What every demo needs around it, in the chunk that `src/plugins/bundle/sharedChunks.ts` fills. */
export function loadRuntime() {
  whenIdle(formatNumber);
  return import(/* webpackChunkName: "demo-base" */ './DemoRuntime');
}

/**
 * The first number that a page formats has Chrome read the data of its languages: 17 ms, a sixth of
 * a first grid's start.
 */
function formatNumber(): void {
  (0).toLocaleString();
}

/**
 * Loads a demo and, beside it, what MUI needs around it: nothing of MUI is in the page itself.
 *
 * @param licenseKey for the Pro and Premium packages; without one they show their watermark
 */
export async function loadDemo(
  loader: DemoLoader,
  licenseKey: string | undefined,
): Promise<LoadedDemo> {
  const [runtime, demo, license] = await Promise.all([
    loadRuntime(),
    loader(),
    licenseKey ? import('@mui/x-license') : null,
  ]);
  if (licenseKey) {
    license?.LicenseInfo.setLicenseKey(licenseKey);
  }
  loads += 1;
  return { id: loads, Component: demo.default, Runtime: runtime.DemoRuntime };
}
