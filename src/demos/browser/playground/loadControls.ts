import type { PlaygroundControl } from '@site/src/demos/shared/playground';

/** Loads the controls that the build generated from the API model of a component. */
export async function loadControls(component: string): Promise<readonly PlaygroundControl[]> {
  const module = (await import(`@generated/docs-playground/default/${component}.json`)) as {
    default: readonly PlaygroundControl[];
  };
  return module.default;
}
