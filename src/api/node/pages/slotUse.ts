import type { ApiComponent } from '../../shared/apiModel';
import { kebabCase, memberAnchor } from '../../shared/apiNames';
import { refsIn } from '../extract/definitions';

/** A slot that receives certain props, and the components that have it. */
export interface SlotUse {
  readonly slot: string;
  readonly className?: string;
  /** Simplest first: `DataGrid` before `DataGridPremium`. */
  readonly components: readonly string[];
}

/** The others are only counted, because fifty icon slots of the grid have the same props. */
const NAMED_SLOTS = 8;
const NAMED_COMPONENTS = 4;

/** The slots that receive a props type, by name. */
export function slotsGiven(
  type: string,
  components: Readonly<Record<string, ApiComponent>>,
): SlotUse[] {
  const uses = new Map<string, { slot: string; className?: string; components: string[] }>();
  const byLength = Object.values(components).sort(
    (a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
  );
  for (const component of byLength) {
    for (const { className, given, name, props } of component.slots ?? []) {
      if (refsIn([props ?? given]).has(type)) {
        const use = uses.get(name) ?? { slot: name, className, components: [] };
        use.components.push(component.name);
        uses.set(name, use);
      }
    }
  }
  return [...uses.values()].sort((a, b) => (a.slot < b.slot ? -1 : 1));
}

const LIST = new Intl.ListFormat('en');

/** The first items, and the number of the others. */
function listFirst(items: readonly string[], count: number, more: string): string {
  return LIST.format(
    items.length > count
      ? [...items.slice(0, count - 1), `${items.length - count + 1} ${more}`]
      : items,
  );
}

function slotLink({ className, components: [component = ''], slot }: SlotUse): string {
  const page = kebabCase(component);
  const anchor = memberAnchor(component, 'slot', { name: slot, className });
  return `[\`${slot}\`](../${page}/${page}.mdx#${anchor})`;
}

/** Names the slots that receive the props of a page, as Markdown; empty if there are none. */
export function slotsText(uses: readonly SlotUse[]): string {
  const [first, ...others] = uses;
  if (!first) {
    return '';
  }
  const owners = first.components.map((name) => `\`${name}\``);
  const of = listFirst(owners, NAMED_COMPONENTS, 'other components');
  const slots = listFirst(uses.map(slotLink), NAMED_SLOTS, 'others');
  return others.length > 0
    ? `The slots ${slots} receive these props. Set them with an entry of the same name in \`slotProps\`.`
    : `The slot ${slots} of ${of} receives these props. Set them with \`slotProps.${first.slot}\`.`;
}
