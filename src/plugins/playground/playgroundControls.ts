import type { ApiModel } from '../../shared/apiModel';
import { controlOf, type PlaygroundControl } from '../../shared/playground';
import type { PlaygroundFile } from './findPlaygrounds';

/**
 * Every control that the API model has for a playground's component.
 *
 * @throws when no product has such a component.
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
