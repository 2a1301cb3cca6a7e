import { MAJORS, type Major } from '../../versions/shared/versions';
import { planOfPackage, PLANS, type Plan } from './plans';
import { findProduct, type OwnProductId } from './products';

/** The name of a documented package, with or without a version. */
const NAME = /^@mui\/(?<product>x-[a-z-]+?)(?:-(?<plan>pro|premium))?(?:@.+)?$/;

/** A package to install, and the plan that it belongs to. */
export interface PlanPackage {
  readonly name: string;
  readonly plan: Plan;
}

/** The packages of a product, lowest plan first: each adds to the previous ones. */
export function productPackages(id: OwnProductId): readonly PlanPackage[] {
  return PLANS.filter((plan) => plan === 'community' || findProduct(id).paidSince?.[plan]).map(
    (plan) => ({ name: plan === 'community' ? `@mui/${id}` : `@mui/${id}-${plan}`, plan }),
  );
}

interface Wanted {
  readonly major: Major;
  /** The plans that the page and the reader want, if any. The highest one counts. */
  readonly plans: readonly (Plan | null | undefined)[];
}

/**
 * The package that a reader of a page installs: that of the page, or of a higher plan that is wanted.
 * If the product has no package of that plan in the major, it's the one of the plan below.
 *
 * @param packageName the package of the page, such as `@mui/x-charts-pro`
 */
export function planPackage(packageName: string, { major, plans }: Wanted): PlanPackage {
  const { product = '', plan: own = 'community' } = NAME.exec(packageName)?.groups ?? {};
  const since = findProduct(product).paidSince;
  const highest = Math.max(...[own, ...plans].map((plan) => PLANS.indexOf(plan as Plan)));
  const plan = PLANS.slice(0, highest + 1).findLast((candidate) => {
    const first = candidate === 'community' ? undefined : since?.[candidate];
    return candidate === own || (first && MAJORS.indexOf(major) <= MAJORS.indexOf(first));
  });
  return plan === undefined || plan === own
    ? { name: packageName, plan: own as Plan }
    : { name: `@mui/${product}-${plan}`, plan };
}

const productOf = (name: string) => NAME.exec(name)?.groups?.product ?? name;
const planRank = (name: string) => PLANS.indexOf(planOfPackage(name) ?? 'community');

/** Whether a package is that of a higher plan of the same product. */
export function isOfHigherPlan(name: string, than: string): boolean {
  return productOf(name) === productOf(than) && planRank(name) > planRank(than);
}

/** What a command installs. */
interface InstalledPackages {
  /** The package of the product, then those of higher plans that the code imports. */
  readonly product: readonly string[];
  readonly others: readonly string[];
}

/**
 * What to install for code that imports some packages: of its product, one package, and those of higher
 * plans if the code imports them, as the first demo of some Community pages does. The others include
 * packages of lower plans, which `namedPackages()` leaves out where they come along.
 *
 * @param installed the package of the product, such as `@mui/x-charts-pro`
 * @param names what the code imports, and its peers
 */
export function packagesFor(installed: string, names: readonly string[]): InstalledPackages {
  return {
    product: [installed, ...names.filter((name) => isOfHigherPlan(name, installed))],
    others: names.filter(
      (name) => productOf(name) !== productOf(installed) || isOfHigherPlan(installed, name),
    ),
  };
}
