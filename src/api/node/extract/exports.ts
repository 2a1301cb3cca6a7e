import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PaidPlan } from '../../../content/shared/plans';
import type { ApiProduct } from '../../shared/apiModel';
import type { ApiPackage } from '../sources';
import { planOfRank, planRank } from './plans';
import type { ApiProgram } from './program';

/** An export of a product: its symbol, and the modules that export it. */
export interface ExportedSymbol {
  name: string;
  symbol: ts.Symbol;
  /** The `export { … }` statement, if it has the JSDoc instead of the declaration. */
  exportStatement?: ts.ExportDeclaration;
  /** The package that declares it. */
  package: ApiPackage;
  /** The lowest plan whose package exports it. */
  plan?: PaidPlan;
  imports: string[];
}

/**
 * The folders of a package that are documented as modules: `BarChart`. Adapters are excluded: each
 * is specific to a date library, unlike the reference.
 */
export function documentedFolders({ dir }: ApiPackage): string[] {
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?!Adapter)[A-Z]/.test(entry.name))
    .filter(({ name }) => fs.existsSync(path.join(dir, name, 'index.d.ts')))
    .map(({ name }) => name)
    .sort();
}

/**
 * The symbol behind an export. Interfaces that a higher plan's package augments have a merged
 * symbol, which only their declaration refers to.
 */
export function exportTarget(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  return (declaration && checker.getSymbolAtLocation(declaration.name)) ?? symbol;
}

function exportsOf({ checker, resolve }: ApiProgram, specifier: string): ts.Symbol[] {
  const file = resolve(specifier);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module) : [];
}

/**
 * Packages of higher plans export stubs that only point to their own component: `DataGrid` of
 * `@mui/x-data-grid-pro` renders nothing.
 */
function isStandIn(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return symbol
    .getJsDocTags(checker)
    .some(
      ({ name, text }) =>
        name === 'deprecated' && /^Import \w+ instead/.test(ts.displayPartsToString(text)),
    );
}

/** Finds `export { Name }` in the declaring file, because some packages document that statement. */
function findExportStatement(symbol: ts.Symbol): ts.ExportDeclaration | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile();
  return file?.statements.find(
    (statement): statement is ts.ExportDeclaration =>
      ts.isExportDeclaration(statement) &&
      statement.exportClause !== undefined &&
      ts.isNamedExports(statement.exportClause) &&
      statement.exportClause.elements.some(({ name }) => name.text === symbol.name),
  );
}

/**
 * Everything that a product's packages export, by name.
 *
 * The package of the highest plan comes first, because its export of a name covers all plans. The
 * imports of a name list the folder of the declaring package, then each package root, starting with
 * the lowest plan.
 */
export function collectExports(api: ApiProgram, product: ApiProduct): Map<string, ExportedSymbol> {
  const packages = api.sources.packages.filter((pkg) => pkg.product === product);
  const found = new Map<string, ExportedSymbol>();
  const add = (pkg: ApiPackage, exported: ts.Symbol, specifier: string) => {
    const symbol = exportTarget(exported, api.checker);
    const known = found.get(exported.name);
    if (isStandIn(symbol, api.checker)) {
      return;
    }
    if (known) {
      known.imports.push(specifier);
      known.plan = planOfRank(Math.min(planRank(known), planRank(pkg)));
      return;
    }
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    found.set(exported.name, {
      name: exported.name,
      symbol,
      exportStatement: findExportStatement(symbol),
      package: api.packageOf(file) ?? pkg,
      plan: pkg.plan,
      imports: [specifier],
    });
  };
  for (const pkg of [...packages].reverse()) {
    for (const exported of exportsOf(api, pkg.name)) {
      add(pkg, exported, pkg.name);
    }
  }
  for (const pkg of packages) {
    for (const folder of documentedFolders(pkg)) {
      const specifier = `${pkg.name}/${folder}`;
      for (const exported of exportsOf(api, specifier)) {
        const known = found.get(exported.name);
        if (!known || known.package === pkg) {
          add(pkg, exported, specifier);
        }
      }
    }
  }
  for (const entry of found.values()) {
    entry.imports = sortImports(entry.imports, packages);
  }
  return found;
}

/** The deepest specifier, then package roots from the lowest plan to the highest. */
function sortImports(specifiers: string[], packages: ApiPackage[]): string[] {
  const names = packages.map(({ name }) => name);
  const rank = (specifier: string) => names.indexOf(specifier);
  return [...specifiers].sort((a, b) => rank(a) - rank(b) || Number(a > b));
}
