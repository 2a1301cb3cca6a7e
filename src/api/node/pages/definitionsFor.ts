import type { ApiTypeText } from '../../shared/apiModel';
import type { ApiPageDefinition } from '../../shared/apiPage';
import type { PageContext } from './pageContext';
import { namesInType } from '../../shared/typeText';

/** The maximum size of definitions that only other definitions refer to, in characters. */
const NESTED_BUDGET = 24_000;

/**
 * The definitions of the names in a page's types. Definitions contain names themselves, so their
 * definitions are included, too, nearest first, within the budget.
 *
 * @param nestedBudget The budget in characters; 0 for one of many lists on a page.
 */
export function definitionsFor(
  types: readonly (ApiTypeText | undefined)[],
  { model, richText, routeOf }: PageContext,
  nestedBudget = NESTED_BUDGET,
): Record<string, ApiPageDefinition> {
  const definitions: Record<string, ApiPageDefinition> = {};
  const direct = new Set(types.flatMap((type) => namesInType(type)));
  const queue = [...direct];
  let spent = 0;
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const type = model.types[name];
    if (type && !definitions[name]) {
      const size = JSON.stringify(type).length;
      spent += direct.has(name) ? 0 : size;
      if (direct.has(name) || spent <= nestedBudget) {
        definitions[name] = {
          text: type.text,
          description: richText(type.description),
          href: routeOf(name),
          package: type.package,
        };
        queue.push(...namesInType(type.text));
      }
    }
  }
  return definitions;
}
