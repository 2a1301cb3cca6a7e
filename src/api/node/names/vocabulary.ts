import type {
  ApiInterface,
  ApiMember,
  ApiModel,
  ApiProduct,
  ApiProductModel,
  ApiTypeText,
} from '../../shared/apiModel';
import { plainType } from '../../shared/typeText';

/** The names of a product. */
export interface Vocabulary {
  readonly names: ReadonlySet<string>;
  /**
   * The members of an owner whose members are all known: `slots`, `apiRef`, `GridColDef`,
   * `pieClasses`.
   */
  readonly membersOf: (owner: string) => ReadonlySet<string> | undefined;
}

const WORD = /[A-Za-z_$][\w$]*/g;

function wordsOf(text: ApiTypeText | undefined): string[] {
  const plain = plainType(text);
  return plain.match(WORD) ?? [];
}

function namesOfMembers(members: readonly ApiMember[]): string[] {
  return members.flatMap(({ name, params = [], type }) => [
    name,
    ...wordsOf(type),
    ...params.map((param) => param.name),
  ]);
}

function interfacesOf({ interfaces, slotProps }: ApiProductModel): ApiInterface[] {
  return [...Object.values(interfaces), ...Object.values(slotProps)];
}

function ownMembers(product: ApiProductModel): [string, string[]][] {
  const components = Object.values(product.components).map(
    ({ inherited = [], name, props }): [string, string[]] => [
      name,
      [...props, ...inherited.flatMap((group) => group.props)].map((prop) => prop.name),
    ],
  );
  const interfaces = interfacesOf(product).map(({ members, name }): [string, string[]] => [
    name,
    members.map((member) => member.name),
  ]);
  return [...components, ...interfaces];
}

function slotsOf({ components }: ApiProductModel): string[] {
  return Object.values(components).flatMap(({ slots = [] }) => slots.map(({ name }) => name));
}

function classesOf({ components }: ApiProductModel): string[] {
  return Object.values(components).flatMap(({ classes = [] }) => classes.map(({ key }) => key));
}

function methodsOf({ objects }: ApiProductModel): string[] {
  return objects.flatMap(({ members }) => members.map(({ name }) => name));
}

function namesOf(product: ApiProductModel): string[] {
  return [
    ...Object.keys(product.exported),
    ...ownMembers(product).flatMap(([owner, members]) => [owner, ...members]),
    ...slotsOf(product),
    ...Object.values(product.components).flatMap(({ classes = [], props, themeName }) => [
      ...namesOfMembers(props),
      ...classes.flatMap(({ className, key }) => [className, key]),
      ...(themeName === undefined ? [] : [themeName]),
    ]),
    ...interfacesOf(product).flatMap(({ members }) => namesOfMembers(members)),
    ...Object.values(product.hooks).flatMap(({ name, params, returnType }) => [
      name,
      ...params.map((param) => param.name),
      ...wordsOf(returnType),
    ]),
    ...product.objects.flatMap(({ members, name }) => [name, ...namesOfMembers(members)]),
    ...product.events.flatMap(({ name, params }) => [name, ...wordsOf(params)]),
    ...product.selectors.map(({ name }) => name),
    ...Object.entries(product.types).flatMap(([name, { text }]) => [name, ...wordsOf(text)]),
  ];
}

/** The key of owners with this suffix (`pieArcClasses`), which accept any class of the product. */
const CLASSES_OBJECT = 'Classes';

/** Owners with the same name in every product. */
function sharedOwners(products: readonly ApiProductModel[]): [string, string[]][] {
  const slots = products.flatMap(slotsOf);
  const methods = products.flatMap(methodsOf);
  const owners: [string, string[]][] = [
    ['slots', slots],
    ['slotProps', slots],
    ['apiRef', methods],
    [CLASSES_OBJECT, products.flatMap(classesOf)],
  ];
  return owners.filter(([, members]) => members.length > 0);
}

/**
 * The vocabulary of products in one or more majors.
 *
 * @param exported Other names that the packages export, including types.
 */
export function createVocabulary(
  models: readonly ApiModel[],
  products: readonly ApiProduct[],
  exported: readonly string[],
): Vocabulary {
  const found = models.flatMap((model) =>
    products.flatMap((product) => model.products[product] ?? []),
  );
  const owners = new Map<string, Set<string>>();
  for (const [owner, members] of [...found.flatMap(ownMembers), ...sharedOwners(found)]) {
    owners.set(owner, new Set([...(owners.get(owner) ?? []), ...members]));
  }
  return {
    names: new Set([...found.flatMap(namesOf), ...exported]),
    membersOf: (owner) => owners.get(owner.endsWith(CLASSES_OBJECT) ? CLASSES_OBJECT : owner),
  };
}
