import ts from 'typescript';
import type { ApiProduct } from '../../../shared/apiModel';
import type { ApiSources } from '../sources';
import type { ApiProgram } from './program';

/** Names that have a page, by product. */
export type DocumentedNames = Partial<Record<ApiProduct, readonly string[]>>;

/**
 * Without a date library the pickers' date is `any`, and so would be every value in the reference.
 * This gives it its name back.
 */
const PICKER_DATE = `
interface PickerValidDate { named: 'date' }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { named: PickerValidDate }
}
`;

function defaultName(product: ApiProduct, name: string): string {
  return `${product.replace('-', '_')}__${name}`;
}

/**
 * Declarations that are compiled together with the packages:
 *
 * - a named type for the date of the pickers;
 * - an alias of each documented type (of a component: of its props), which instantiates its type
 *   parameters with their defaults. Where there is no such type the alias means nothing.
 */
export function createShim({ packages }: ApiSources, documented: DocumentedNames): string {
  const aliases = packages.flatMap(({ name: specifier, plan, product }, index) => {
    const isDearest = !packages.slice(index + 1).some((other) => other.product === product);
    return isDearest || plan === 'premium'
      ? (documented[product] ?? [])
          .flatMap((name) => [name, `${name}Props`])
          .map(
            (name) => `export type ${defaultName(product, name)} = import('${specifier}').${name};`,
          )
      : [];
  });
  const hasPickers = packages.some(({ name }) => name === '@mui/x-date-pickers');
  return [hasPickers ? PICKER_DATE : '', ...aliases].join('\n');
}

/** A documented type with the defaults of its type parameters; `undefined` if it has none. */
export function typeWithDefaults(
  { checker, shim }: ApiProgram,
  product: ApiProduct,
  name: string,
): ts.Type | undefined {
  const alias = shim?.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === defaultName(product, name),
  );
  return alias && checker.getTypeFromTypeNode(alias.type);
}
