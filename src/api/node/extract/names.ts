import ts from 'typescript';
import { PRODUCTS } from '../../../content/shared/products';
import type { ApiProduct } from '../../shared/apiModel';
import type { ApiPackage } from '../sources';
import type { ApiProgram } from './program';

export type NamedDeclaration =
  ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration | ts.ClassDeclaration;

export interface NamedType {
  declaration: NamedDeclaration;
  package: ApiPackage;
}

/** The named types of each product, to which names in printed types can refer. */
export type NameRegistry = Record<ApiProduct, Map<string, NamedType>>;

function isNamedDeclaration(node: ts.Statement): node is NamedDeclaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/**
 * Collects every type that the packages declare at the top level of a file. If types share a name,
 * that of the lower plan's package wins and, within a package, the one outside `internals`.
 */
export function collectNames({ program, packageOf, sources }: ApiProgram): NameRegistry {
  const registry = Object.fromEntries(
    PRODUCTS.map(({ apiSegment }) => [apiSegment, new Map()]),
  ) as NameRegistry;
  const rank = (file: ts.SourceFile, pkg: ApiPackage) =>
    sources.packages.indexOf(pkg) * 2 + (file.fileName.includes('/internals/') ? 1 : 0);
  const files = program
    .getSourceFiles()
    .flatMap((file) => {
      const pkg = packageOf(file.fileName);
      return pkg ? [{ file, pkg, rank: rank(file, pkg) }] : [];
    })
    .sort((a, b) => a.rank - b.rank);
  for (const { file, pkg } of files) {
    for (const statement of file.statements) {
      if (isNamedDeclaration(statement) && statement.name) {
        const names = registry[pkg.product];
        if (!names.has(statement.name.text)) {
          names.set(statement.name.text, { declaration: statement, package: pkg });
        }
      }
    }
  }
  return registry;
}
