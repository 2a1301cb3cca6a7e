import { lowerFirst, upperFirst } from '../../base/shared/letterCase';
import type { ApiSlot, ApiStyles } from '../shared/apiModel';

/** `TreeItemLabel` is `MuiTreeItem-label`, and `BarElementPath` is the root of `MuiBarElement`. */
function targetOfComponent(component: string, { classes }: ApiStyles): string | undefined {
  const name = `Mui${component.replace(/^Grid(?=[A-Z])/, 'DataGrid')}`;
  const prefix = Object.keys(classes)
    .filter((candidate) => name.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  if (prefix === undefined) {
    return undefined;
  }
  const rest = lowerFirst(name.slice(prefix.length));
  if (classes[prefix]?.includes(rest)) {
    return `${prefix}-${rest}`;
  }
  // The grid's parts are components of one family, so an unknown one isn't its root.
  return prefix === 'MuiDataGrid' ? undefined : `${prefix}-root`;
}

/** `axisTickLabel` is `MuiChartsAxis-tickLabel`, and `layout` is `MuiPickersLayout-root`. */
function isNamedAfter(slot: string, prefix: string, key: string): boolean {
  const rest = key === 'root' ? '' : upperFirst(key);
  const words = prefix.split(/(?=[A-Z])/);
  return words.some((_, start) => lowerFirst(words.slice(start).join('')) + rest === slot);
}

function onlyOne(found: readonly string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The global class on the element that fills a slot: that of the model, that of the default
 * component, or the only one with the slot's name. Undefined if none of them is certain.
 */
export function slotTarget(slot: ApiSlot, styles: ApiStyles): string | undefined {
  const all = Object.entries(styles.classes).flatMap(([prefix, keys]) =>
    keys.map((key) => ({ prefix, key, className: `${prefix}-${key}` })),
  );
  const component = /^<?(\w+)\b[^ ]*$/.exec(slot.default?.split(' ')[0] ?? '')?.[1];
  return (
    slot.className ??
    (component && targetOfComponent(component, styles)) ??
    onlyOne(all.filter(({ key }) => key === slot.name).map(({ className }) => className)) ??
    onlyOne(
      all
        .filter(({ prefix, key }) => isNamedAfter(slot.name, prefix, key))
        .map(({ className }) => className),
    )
  );
}
