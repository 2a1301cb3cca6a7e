import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiPlan, ApiProduct } from '../../../shared/apiModel';
import type { ApiPackage } from '../sources';
import { planOfRank, planRank } from './plans';
import type { ApiProgram } from './program';

/** Something a product exports: the symbol behind the name and where to import it from. */
export interface ExportedSymbol {
  name: string;
  symbol: ts.Symbol;
  /** The JSDoc written on the `export { … }` statement instead of on the declaration. */
  exportStatement?: ts.ExportDeclaration;
  /** The package that declares it. */
  package: ApiPackage;
  /** The cheapest plan whose package exports it. */
  plan?: ApiPlan;
  imports: string[];
}

/**
 * Folders of a package that are modules of their own and documented as such: `BarChart`. Adapters
 * are left out: each binds the pickers to its own date library, and the reference to none.
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
 * The symbol behind an export. Interfaces that a dearer package adds to have a merged symbol, which
 * only their declaration leads to.
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
 * A dearer package exports stand-ins that only tell to use its own component: `DataGrid` of
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

/** Finds `export { Name }` in the declaring file, where some packages keep the comment. */
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
 * Everything a product's packages export, by name.
 *
 * The dearest package comes first, since what it exports under a name covers all plans; a name's
 * imports list the folder of the declaring package, then each package root, cheapest first.
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

/** The deepest specifier first, then package roots from the cheapest plan to the dearest. */
function sortImports(specifiers: string[], packages: ApiPackage[]): string[] {
  const names = packages.map(({ name }) => name);
  const rank = (specifier: string) => names.indexOf(specifier);
  return [...specifiers].sort((a, b) => rank(a) - rank(b) || Number(a > b));
}
