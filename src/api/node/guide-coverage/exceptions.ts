import type { ApiProduct } from '../../shared/apiModel';
import { exemptionReason } from '..';
import type { MemberKind, PublicMember } from './members';

/** Members that need no explanation, and the reason. */
export interface Exception {
  /** Applies to all products if omitted. */
  readonly products?: readonly ApiProduct[];
  readonly kinds: readonly MemberKind[];
  /** Must match the whole name. */
  readonly names: RegExp;
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    kinds: ['prop', 'field'],
    names: /sx|className|classes|ref|children|style|id|component|theme|ownerState/,
    reason: 'A system prop, which all components of Material UI have.',
  },
  {
    kinds: ['prop', 'field'],
    names: /slots|slotProps/,
    reason: 'Every slot is counted as a member of its own.',
  },
  {
    kinds: ['prop'],
    names:
      /on(?:Blur|Focus|Click|KeyDown|KeyUp|Input|Paste|MouseEnter|MouseLeave)|tabIndex|autoFocus|contentEditable|draggable|aria-\w+/,
    reason: 'An attribute or event handler of the HTML element.',
  },
  {
    products: ['charts'],
    kinds: ['prop'],
    names: /d|dominantBaseline|textAnchor/,
    reason: 'An attribute of the SVG element.',
  },
  {
    products: ['date-pickers'],
    kinds: ['prop'],
    names: /fullWidth|helperText|InputProps|inputProps|FormHelperTextProps|InputLabelProps/,
    reason: 'A prop of the TextField of Material UI, which explains it.',
  },
  {
    kinds: ['helper'],
    names: /get\w+UtilityClass|\w+[cC]lasses/,
    reason: 'It has the class names of a component, which the API page lists.',
  },
  {
    kinds: ['slot'],
    names: /\w+Icon/,
    reason: 'The name says which icon it is.',
  },
  {
    kinds: ['helper', 'hook', 'component'],
    names: /[uU]nstable_\w+/,
    reason: 'Not stable: it may change in any release.',
  },
  {
    products: ['data-grid'],
    kinds: ['helper'],
    names: /grid\w+Selector|virtualizationStateInitializer/,
    reason: 'The packages export it for one another, and leave it out of their list of selectors.',
  },
  {
    products: ['data-grid'],
    kinds: ['hook'],
    names:
      /useFirstRender|useOnMount|useRunOnce|useRunOncePerLoop|useGridLogger|useGridVirtualization/,
    reason: 'The packages export it for one another: it has no purpose in an application.',
  },
  {
    products: ['data-grid'],
    kinds: ['hook'],
    names: /useGridApiMethod|useGridNativeEventListener/,
    reason: "It takes the grid's private API object, which applications can't get.",
  },
  {
    products: ['data-grid'],
    kinds: ['constant'],
    names:
      /EMPTY_\w+|GRID_EXPERIMENTAL_ENABLED|GRID_COLUMN_MENU_SLOT\w+|DATA_GRID\w*_PROPS_DEFAULT_VALUES/,
    reason: 'The packages export it for one another: it has no purpose in an application.',
  },
  {
    products: ['charts'],
    kinds: ['helper'],
    names: /\w+Palette(?:Dark|Light)/,
    reason:
      'One color mode of a palette. The palette itself, without `Dark` or `Light` in its name, must be explained.',
  },
  {
    products: ['charts'],
    kinds: ['hook'],
    names: /useUtilityClasses|use\w+SeriesContext/,
    reason:
      'Internal, or the older name of a hook. The hook without `Context` in its name must be explained.',
  },
];

/** The reason why a member needs no explanation, or `undefined` if it needs one. */
export function exceptionReason(product: ApiProduct, member: PublicMember): string | undefined {
  if (member.isDeprecated) {
    return 'Deprecated: the API page names its replacement.';
  }
  const rule = EXCEPTIONS.find(
    ({ kinds, names, products }) =>
      (products?.includes(product) ?? true) &&
      kinds.includes(member.kind) &&
      new RegExp(`^(?:${names.source})$`).test(member.name),
  );
  return (
    rule?.reason ??
    (member.kind === 'component' ? exemptionReason(product, member.name) : undefined)
  );
}
