import type { ApiProduct, ApiProductModel } from '../../shared/apiModel';

/** The kind of a member, as printed in the list. */
export type MemberKind =
  | 'prop'
  | 'slot'
  | 'method'
  | 'event'
  | 'selector'
  | 'field'
  | 'component'
  | 'hook'
  | 'helper'
  | 'constant';

/** A public name of a product. If several owners share a name, it is one member. */
export interface PublicMember {
  readonly kind: MemberKind;
  readonly name: string;
  /**
   * The components, interfaces, or parts of the API object that have it; for a selector, its
   * category.
   */
  readonly owners: readonly string[];
  /** Names that also count, such as the prop for an event. */
  readonly aliases: readonly string[];
  readonly isDeprecated: boolean;
}

type Found = Omit<PublicMember, 'owners'> & { readonly owner: string };

const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;
const HELPER = /^(?!use[A-Z])[a-z]\w*$/;

/** Repeats the methods of the other parts of the API object. */
const WHOLE_API_OBJECT = 'GridApi';

function found(
  kind: MemberKind,
  owner: string,
  { deprecated, name }: { readonly name: string; readonly deprecated?: string },
  aliases: readonly string[] = [],
): Found {
  return { kind, name, owner, aliases, isDeprecated: deprecated !== undefined };
}

function membersOfModel(model: ApiProductModel): Found[] {
  const components = Object.values(model.components);
  const interfaces = Object.values(model.interfaces).filter(
    ({ name }) => name !== WHOLE_API_OBJECT,
  );
  return [
    ...components.flatMap(({ name, props, slots = [] }) => [
      ...props.map((prop) => found('prop', name, prop)),
      ...slots.map((slot) => found('slot', name, slot)),
    ]),
    ...interfaces.flatMap(({ members, name }) =>
      members.map((member) => found('field', name, member)),
    ),
    ...model.objects.flatMap(({ members, name }) =>
      members.map((member) => found('method', name, member)),
    ),
    ...model.events.map((event) =>
      found('event', '', event, event.componentProp === undefined ? [] : [event.componentProp]),
    ),
    ...model.selectors.map((selector) => found('selector', selector.category ?? '', selector)),
    ...Object.values(model.hooks).map((hook) => found('hook', '', hook)),
    ...Object.entries(model.exported)
      .filter(([, { kind }]) => kind === 'component')
      .map(([name]) => found('component', '', model.components[name] ?? { name })),
  ];
}

/** Selectors are exports, too, but already have a kind. */
function membersOfExports(names: readonly string[], known: ReadonlySet<string>): Found[] {
  return names
    .filter((name) => !known.has(name))
    .flatMap((name): Found[] => {
      const kind = CONSTANT.test(name) ? 'constant' : HELPER.test(name) ? 'helper' : undefined;
      return kind === undefined ? [] : [found(kind, '', { name })];
    });
}

function mergeOwners(all: readonly Found[]): PublicMember[] {
  const merged = new Map<string, PublicMember>();
  for (const { owner, ...member } of all) {
    const key = `${member.kind} ${member.name}`;
    const known = merged.get(key);
    merged.set(key, {
      ...member,
      owners: [...(known?.owners ?? []), ...(owner === '' ? [] : [owner])],
      aliases: [...new Set([...(known?.aliases ?? []), ...member.aliases])],
      // The name still needs an explanation for another component.
      isDeprecated: member.isDeprecated && (known?.isDeprecated ?? true),
    });
  }
  return [...merged.values()];
}

/**
 * The public members of a product.
 *
 * @param exported Every name that its packages export, including types; helpers and constants are
 * recognized by their spelling.
 */
export function listMembers(
  model: ApiProductModel,
  exported: readonly string[] = [],
): PublicMember[] {
  const known = membersOfModel(model);
  const names = new Set(known.map(({ name }) => name));
  return mergeOwners([...known, ...membersOfExports([...new Set(exported)].sort(), names)]);
}

/** Whether a specifier is a package of a product: `@mui/x-charts`, `@mui/x-charts-pro`. */
export function isPackageOf(product: ApiProduct, specifier: string): boolean {
  return [`@mui/x-${product}`, `@mui/x-${product}-pro`, `@mui/x-${product}-premium`].includes(
    specifier,
  );
}
