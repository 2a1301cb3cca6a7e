import type { ComponentType } from 'react';
import type { DemoLoader, DemoStyling } from '@site/src/shared/demo';
import type { StageRuntimeProps } from './StageRuntime';

/** Everything a demo needs to run. */
export interface LoadedStage {
  readonly styling: DemoStyling;
  readonly Component: ComponentType;
  readonly Runtime: ComponentType<StageRuntimeProps>;
}

/** Loads a demo and, beside it, what MUI needs around it: nothing of MUI is in the page itself. */
export async function loadStage(
  styling: DemoStyling,
  loader: DemoLoader | undefined,
): Promise<LoadedStage> {
  if (!loader) {
    throw new Error(`This demo has no "${styling}" variant to load.`);
  }
  const [runtime, demo] = await Promise.all([import('./StageRuntime'), loader()]);
  return { styling, Component: demo.default, Runtime: runtime.StageRuntime };
}
