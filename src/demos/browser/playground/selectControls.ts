import type { PlaygroundControl } from '@site/src/demos/shared/playground';
import type { BoundControl, PlaygroundOptions } from './types';

/**
 * The controls that an author requests, from all controls of the component.
 *
 * @throws for an unknown name
 */
export function selectControls(
  all: readonly PlaygroundControl[],
  chosen: PlaygroundOptions['controls'],
): BoundControl[] {
  return chosen.map((choice) => {
    if (typeof choice !== 'string' && 'kind' in choice) {
      return choice;
    }
    const { name, ...bounds } = typeof choice === 'string' ? { name: choice } : choice;
    const control = all.find((candidate) => candidate.name === name);
    if (!control) {
      throw new Error(
        `The playground has no control for "${name}". Its component's API gives controls for: ` +
          `${all.map((candidate) => candidate.name).join(', ')}.`,
      );
    }
    return { ...control, ...bounds };
  });
}
