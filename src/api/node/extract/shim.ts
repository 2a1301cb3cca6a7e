import ts from 'typescript';
import type { ApiProduct } from '../../shared/apiModel';
import type { ApiSources } from '../sources';
import type { ApiProgram } from './program';

/** The names with a page, by product. */
export type DocumentedNames = Partial<Record<ApiProduct, readonly string[]>>;

/**
 * Without a date library, the pickers' date is `any`, and so would be every value in the reference.
 * This declares a named type for it.
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
 * - a named type for the date of the pickers
 * - an alias of each documented type (for a component: of its props) with the defaults of its type
 * parameters. If the type doesn't exist, the alias is ignored.
 */
export function createShim({ packages }: ApiSources, documented: DocumentedNames): string {
  const aliases = packages.flatMap(({ name: specifier, plan, product }, index) => {
    const isHighestPlan = !packages.slice(index + 1).some((other) => other.product === product);
    return isHighestPlan || plan === 'premium'
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

/** A documented type with the defaults of its type parameters, or `undefined` if it has none. */
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
