import type {
  ApiComponent,
  ApiInterface,
  ApiProductModel,
  ApiTypeText,
} from '../../../shared/apiModel';
import type { ApiMemberKind } from '../../../shared/apiNames';

/** A member as far as majors are compared by it. */
export interface ComparedMember {
  kind: ApiMemberKind;
  name: string;
  type: string;
  description: string;
  default?: string;
  required: boolean;
  deprecated?: string;
}

export type ComparedEntry = ApiComponent | ApiInterface;

/** The text of a type. */
export function printType(type: ApiTypeText | undefined): string {
  return (type ?? []).map((part) => (typeof part === 'string' ? part : part.ref)).join('');
}

/** A documented component or interface of a product. */
export function entryOf(
  model: ApiProductModel | undefined,
  name: string,
): ComparedEntry | undefined {
  return model?.components[name] ?? model?.interfaces[name];
}

export function entryNames(model: ApiProductModel | undefined): string[] {
  return model ? [...Object.keys(model.components), ...Object.keys(model.interfaces)] : [];
}

/** Props or properties, slots and classes of an entry, in one list. */
export function membersOf(entry: ComparedEntry): ComparedMember[] {
  const members = entry.kind === 'component' ? entry.props : entry.members;
  const { classes = [], slots = [] } = entry.kind === 'component' ? entry : {};
  return [
    ...members.map(({ deprecated, description, name, required, type, ...member }) => ({
      kind: 'prop' as const,
      name,
      type: printType(type),
      description,
      default: member.default,
      required: required ?? false,
      deprecated,
    })),
    ...slots.map(({ deprecated, description, name, props, ...slot }) => ({
      kind: 'slot' as const,
      name,
      type: printType(props),
      description,
      default: slot.default,
      required: false,
      deprecated,
    })),
    ...classes.map(({ deprecated, description, key }) => ({
      kind: 'class' as const,
      name: key,
      type: '',
      description,
      required: false,
      deprecated,
    })),
  ];
}

/** Names of the props that a component has from elsewhere. */
export function inheritedNames(entry: ComparedEntry): Set<string> {
  const groups = entry.kind === 'component' ? (entry.inherited ?? []) : [];
  return new Set(groups.flatMap(({ props }) => props.map(({ name }) => name)));
}
