import { groupBy } from '../../base/shared/groupBy';
import type {
  ApiComponent,
  ApiCssClass,
  ApiProduct,
  ApiProductModel,
  ApiSlot,
  ApiStyles,
} from '../../api/shared/apiModel';
import type {
  InspectCatalog,
  InspectComponent,
  InspectFamily,
  InspectSlot,
  InspectSurface,
} from '../shared/inspect';
import { slotTarget } from '../../api/node';

function splitClass(className: string): [prefix: string, key: string] {
  const at = className.indexOf('-');
  return [className.slice(0, at), className.slice(at + 1)];
}

/** Markdown without its marks: `Styles applied to the root.` */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim();
}

function hasProp({ inherited = [], props }: ApiComponent, name: string): boolean {
  return [props, ...inherited.map((group) => group.props)].some((group) =>
    group.some((prop) => prop.name === name),
  );
}

function overridesOf(prefix: string, { overrides, styled }: ApiStyles): Record<string, string> {
  const renamed = Object.values(styled).filter(({ theme }) => theme === prefix);
  return Object.fromEntries([
    ...(overrides[prefix] ?? []).map((key) => [key, key]),
    ...renamed.flatMap(({ slot, overridesKey }) =>
      slot && overridesKey ? [[slot, overridesKey]] : [],
    ),
  ]) as Record<string, string>;
}

interface Documented {
  readonly owner: string;
  readonly entry: ApiCssClass;
}

/** The components that document the most classes of the family, if several share it. */
function ownersOf(documented: readonly Documented[], prefix: string): string[] {
  const counts = new Map<string, number>();
  for (const { owner } of documented) {
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const owners = [...counts].filter(([, count]) => count === most).map(([owner]) => owner);
  const isNamesake = (owner: string) => Number(`Mui${owner}` === prefix);
  return owners.sort((a, b) => isNamesake(b) - isNamesake(a));
}

function createFamilies({ components, styles }: ApiProductModel): Record<string, InspectFamily> {
  const documented = groupBy(
    Object.entries(components).flatMap(([owner, { classes = [] }]): Documented[] =>
      classes.filter(({ state }) => !state).map((entry) => ({ owner, entry })),
    ),
    ({ entry }) => splitClass(entry.className)[0],
  );
  const prefixes = new Set([...Object.keys(styles.classes), ...documented.keys()]);
  return Object.fromEntries(
    [...prefixes].map((prefix) => {
      const found = documented.get(prefix) ?? [];
      const owners = ownersOf(found, prefix);
      const docs = Object.fromEntries(
        found
          .filter(({ owner }) => owner === owners[0])
          .map(({ entry }) => [splitClass(entry.className)[1], plain(entry.description)]),
      );
      const keys = [...new Set([...(styles.classes[prefix] ?? []), ...Object.keys(docs)])];
      const states = (components[owners[0] ?? '']?.classes ?? [])
        .filter(({ state }) => state)
        .map(({ className }) => className);
      const overrides = overridesOf(prefix, styles);
      return [prefix, { keys, owners, docs, overrides, ...(states.length > 0 && { states }) }];
    }),
  );
}

function acceptsSx(slot: ApiSlot, target: string | undefined, model: ApiProductModel): boolean {
  const [prefix, key] = splitClass(target ?? '-');
  const owner = model.components[prefix.replace(/^Mui/, '')];
  const component = /\w+/.exec(slot.default ?? '')?.[0] ?? '';
  return (
    /from '@mui\/material'/.test(slot.default ?? '') ||
    model.styles.styled[component] !== undefined ||
    (key === 'root' && owner !== undefined && hasProp(owner, 'sx'))
  );
}

function createSlots(slots: readonly ApiSlot[], model: ApiProductModel) {
  return Object.fromEntries(
    slots.map((slot) => {
      const target = slotTarget(slot, model.styles);
      const entry: InspectSlot = {
        ...(target ? { target } : {}),
        ...(slot.className ? { className: slot.className } : {}),
        ...(acceptsSx(slot, target, model) ? { sx: true as const } : {}),
      };
      return [slot.name, entry];
    }),
  );
}

function describe(component: ApiComponent, model: ApiProductModel): InspectComponent {
  return {
    ...(component.themeName ? { theme: component.themeName } : {}),
    ...(hasProp(component, 'sx') ? { sx: true as const } : {}),
    ...(component.slots ? { slots: createSlots(component.slots, model) } : {}),
  };
}

/** Styled roots without a class, such as the drawing area of charts. */
function createSurfaces({ components, styles }: ApiProductModel): InspectSurface[] {
  return Object.values(styles.styled).flatMap(({ slot, tag, theme }) => {
    const component = theme?.replace(/^Mui/, '') ?? '';
    const documented = components[component];
    const isPlain = documented && !documented.classes && hasProp(documented, 'sx');
    return tag && theme && slot === 'root' && isPlain ? [{ tag, theme, component }] : [];
  });
}

/** @param folder the folder of the major below the base URL: empty, or such as `v7/` */
export function createCatalog(
  product: ApiProduct,
  model: ApiProductModel,
  folder: string,
): InspectCatalog {
  return {
    product,
    folder,
    families: createFamilies(model),
    components: Object.fromEntries(
      Object.entries(model.components).map(([name, entry]) => [name, describe(entry, model)]),
    ),
    surfaces: createSurfaces(model),
  };
}
