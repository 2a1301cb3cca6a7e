import type { ApiModel } from '../../../api/shared/apiModel';
import { controlOf, type PlaygroundControl } from '../../shared/playground';
import type { PlaygroundFile } from './findPlaygrounds';

/**
 * The controls for all supported props of a component, from the API model.
 *
 * @throws if no product has the component
 */
export function playgroundControls(
  { component, file }: PlaygroundFile,
  model: ApiModel,
): PlaygroundControl[] {
  const found = Object.values(model.products)
    .map((product) => product.components[component])
    .find((entry) => entry !== undefined);
  if (!found) {
    throw new Error(
      `docs/${file}: the API has no component "${component}". ` +
        'A playground is named after the component it shows: <Component>.playground.tsx.',
    );
  }
  return found.props.map(controlOf).filter((control) => control !== null);
}
