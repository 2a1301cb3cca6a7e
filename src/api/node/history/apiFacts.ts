import type { ChangeRecord } from '../../shared/changeRecord';
import crypto from 'node:crypto';
import type {
  ApiComponent,
  ApiInterface,
  ApiModel,
  ApiProduct,
  ApiProductModel,
} from '../../shared/apiModel';
import type { ApiMemberKind } from '../../shared/apiNames';
import { entryMembers, type EntryMember } from '../../shared/entryMembers';
import { namesInType, plainType } from '../../shared/typeText';

/** The facts about a prop or property, slot, or class by which majors are compared. */
export interface MemberFacts {
  kind: ApiMemberKind;
  name: string;
  type: string;
  default?: string;
  required?: true;
  /** The replacement, as Markdown; empty if the packages name none. */
  deprecated?: string;
  /** A key of the description, which is equal for members with the same description. */
  words?: string;
}

/** A documented component or interface. */
export interface EntryFacts {
  /** The names of its type parameters, and of the types that constrain them. */
  generics: string[];
  members: MemberFacts[];
  /** The names of a component's inherited props. */
  inherited: string[];
  /** Whether it also accepts members with any other name. */
  isOpen?: true;
  deprecated?: string;
  words?: string;
}

export interface ProductFacts {
  /** All exported components, hooks, and interfaces, documented or not. */
  exported: string[];
  entries: Record<string, EntryFacts>;
  /** The types of slot props. They have a history, but changes to them aren't listed. */
  slotProps: Record<string, EntryFacts>;
  /** All exported props types, documented or not. */
  propsTypes: string[];
  /** The source of type aliases, by name. */
  aliases: Record<string, string>;
  /** What `data/changes` says about the step to this major. */
  written?: readonly ChangeRecord[];
}

/** The facts from which the history of the API is created: an API model without its texts. */
export interface ApiFacts {
  major: string;
  /** The package versions, by name. */
  packages: Record<string, string>;
  products: Partial<Record<ApiProduct, ProductFacts>>;
}

/** Shorter descriptions can be the same for different members. */
const DISTINCTIVE_LENGTH = 30;

function wordsKey(description: string): { words?: string } {
  return description.length < DISTINCTIVE_LENGTH
    ? {}
    : { words: crypto.createHash('sha1').update(description).digest('base64url').slice(0, 8) };
}

interface Described {
  description: string;
  deprecated?: string;
  default?: string;
}

function textFacts({ deprecated, description, ...member }: Described) {
  return {
    ...(member.default === undefined ? {} : { default: member.default }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...wordsKey(description),
  };
}

function memberFacts({ kind, member, name }: EntryMember): MemberFacts {
  const type = kind === 'prop' ? member.type : kind === 'slot' ? member.props : undefined;
  return {
    kind,
    name,
    type: plainType(type),
    ...(kind === 'prop' && member.required ? { required: true } : {}),
    ...textFacts(member),
  };
}

function entryFacts(entry: ApiComponent | ApiInterface): EntryFacts {
  const { deprecated, description, generics = [] } = entry;
  const groups = entry.kind === 'component' ? (entry.inherited ?? []) : [];
  return {
    generics: generics.flatMap(({ constraint, name }) => [name, ...namesInType(constraint)]),
    members: entryMembers(entry).map(memberFacts),
    inherited: groups.flatMap(({ props }) => props.map(({ name }) => name)),
    ...(entry.kind === 'interface' && entry.isOpen ? { isOpen: true } : {}),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...wordsKey(description),
  };
}

function factsByName(entries: (ApiComponent | ApiInterface)[]): Record<string, EntryFacts> {
  return Object.fromEntries(entries.map((entry) => [entry.name, entryFacts(entry)]));
}

function productFacts(model: ApiProductModel): ProductFacts {
  const entries = [...Object.values(model.components), ...Object.values(model.interfaces)];
  const definitions = Object.entries(model.types).map(
    ([name, { text }]) => [name, plainType(text)] as const,
  );
  return {
    exported: Object.keys(model.exported),
    entries: factsByName(entries),
    slotProps: factsByName(Object.values(model.slotProps)),
    propsTypes: model.propsTypes,
    aliases: Object.fromEntries(definitions.filter(([, text]) => /^(?:\w+ )*type /.test(text))),
  };
}

/** Extracts the facts from a model. */
export function apiFacts({ major, packages, products }: ApiModel): ApiFacts {
  return {
    major,
    packages,
    products: Object.fromEntries(
      Object.entries(products).map(([product, model]) => [product, productFacts(model)]),
    ),
  };
}
