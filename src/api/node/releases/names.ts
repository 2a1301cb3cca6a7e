import { compare } from 'semver';
import { PAID_PLANS, planOfPackage, type PaidPlan } from '../../../content/shared/plans';
import type { ApiModel, ApiProduct, ApiProductModel } from '../../shared/apiModel';
import { entryMembers } from '../../shared/entryMembers';

/** What has a history: something with an API page, its members, and what packages export. */
export type NameKind =
  'entry' | 'prop' | 'slot' | 'class' | 'method' | 'event' | 'selector' | 'export';

/** A name in a product, as a text: `prop rows DataGrid`, `event cellClick`. */
export function nameKey(kind: NameKind, name: string, owner = ''): string {
  return owner === '' ? `${kind} ${name}` : `${kind} ${name} ${owner}`;
}

/** What a key consists of. Only members of an entry have an owner. */
export function readKey(key: string): { kind: NameKind; name: string; owner?: string } {
  const [kind = '', name = '', owner] = key.split(' ');
  return { kind: kind as NameKind, name, owner };
}

/** What a release says about a name. */
export interface NameFacts {
  /** The plan that the name requires. Undefined: none. */
  plan?: PaidPlan;
  deprecated?: true;
  /** Whether Material UI or React declares it, so that only its presence matters. */
  isInherited?: true;
  /** Whether it is a type that no package exports, so that only the types of slots show it. */
  isInternal?: true;
  /** For a property of an interface: the type that declares it. */
  declaredBy?: string;
}

const PLANS = [undefined, ...PAID_PLANS] as const;

/** The higher one of two plans. */
export function higherPlan(a: PaidPlan | undefined, b: PaidPlan | undefined): PaidPlan | undefined {
  return PLANS[Math.max(PLANS.indexOf(a), PLANS.indexOf(b))];
}

interface Described {
  plan?: PaidPlan;
  deprecated?: string;
  from?: string;
}

function facts({ deprecated, plan }: Described, ofOwner?: PaidPlan): NameFacts {
  const required = higherPlan(plan, ofOwner);
  return {
    ...(required ? { plan: required } : {}),
    ...(deprecated === undefined ? {} : { deprecated: true }),
  };
}

/** Every name of a product in a release, by key. */
export function namesOf(model: ApiProductModel): Map<string, NameFacts> {
  const names = new Map<string, NameFacts>();
  const add = (key: string, value: NameFacts) => names.has(key) || names.set(key, value);
  for (const entry of Object.values(model.components)) {
    const { inherited = [], name, plan } = entry;
    add(nameKey('entry', name), facts(entry));
    entryMembers(entry).forEach(({ kind, member, name: own }) =>
      add(nameKey(kind, own, name), facts(member, plan)),
    );
    // A prop that becomes the component's own was there before.
    inherited
      .flatMap((group) => group.props)
      .forEach((prop) =>
        add(nameKey('prop', prop.name, name), { ...facts({}, plan), isInherited: true }),
      );
  }
  for (const entry of [...Object.values(model.interfaces), ...Object.values(model.slotProps)]) {
    const isInternal = entry.imports.length === 0;
    add(nameKey('entry', entry.name), { ...facts(entry), ...(isInternal ? { isInternal } : {}) });
    for (const member of entry.members) {
      const declaredBy = member.from ?? entry.name;
      const key = nameKey('prop', member.name, entry.name);
      add(key, { ...facts(member, entry.plan), declaredBy });
    }
  }
  for (const { members, plan } of model.objects) {
    // Methods of the API object can move between its parts.
    members.forEach((method) => add(nameKey('method', method.name), facts(method, plan)));
  }
  model.events.forEach((event) => add(nameKey('event', event.name), facts(event)));
  model.selectors.forEach((one) => add(nameKey('selector', one.name), facts(one)));
  Object.values(model.hooks).forEach((hook) => add(nameKey('entry', hook.name), facts(hook)));
  const exported = [
    ...Object.entries(model.exported).map(([name, { plan }]) => [name, plan] as const),
    ...Object.entries(model.otherExports).map(
      ([name, from]) => [name, planOfPackage(from)] as const,
    ),
  ];
  exported.forEach(([name, plan]) => add(nameKey('export', name), facts({ plan })));
  return names;
}

/**
 * The plans whose packages a model is made from, and those with an older version than others of the
 * product, because the registry lacks their last patches.
 */
export function plansIn(
  { packages }: Pick<ApiModel, 'packages'>,
  product: ApiProduct,
): { plans: Set<PaidPlan | undefined>; outdated: Set<PaidPlan | undefined> } {
  const versions = PLANS.flatMap((plan) => {
    const version = packages[`@mui/x-${product}${plan ? `-${plan}` : ''}`];
    return version === undefined ? [] : [{ plan, version }];
  });
  const newest = versions
    .map(({ version }) => version)
    .sort(compare)
    .at(-1);
  const old = versions.filter(({ version }) => version !== newest);
  return {
    plans: new Set(versions.map(({ plan }) => plan)),
    outdated: new Set(old.map(({ plan }) => plan)),
  };
}
