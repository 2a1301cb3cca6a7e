import { PAID_PLANS, PLAN_NAMES } from '../../../content/shared/plans';
import type { ApiComponent } from '../../shared/apiModel';
import type { ApiPageData } from '../../shared/apiPage';
import type { PageContext } from './pageContext';

/** What the component has in each higher plan, such as `DataGridPro` and `DataGridPremium`. */
export function higherPlans(
  { name, props }: ApiComponent,
  { model, routeOf }: Pick<PageContext, 'model' | 'routeOf'>,
): ApiPageData['higher'] {
  const known = new Set(props.map((prop) => prop.name));
  const higher = PAID_PLANS.flatMap((plan) => {
    const component = model.components[name.replace(/Pro$/, '') + PLAN_NAMES[plan]];
    const route = component && routeOf(component.name);
    const added = component?.props.filter(
      (prop) => !known.has(prop.name) && prop.deprecated === undefined,
    );
    if (!component || !route || !added || added.length === 0) {
      return [];
    }
    added.forEach((prop) => known.add(prop.name));
    return [{ name: component.name, plan, route, props: added.map((prop) => prop.name) }];
  });
  return higher.length > 0 ? higher : undefined;
}
