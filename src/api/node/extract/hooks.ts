import ts from 'typescript';
import type { ApiHook, ApiParameter } from '../../shared/apiModel';
import type { ProductContext } from './context';
import { describeExport } from './describeExport';
import type { ExportedSymbol } from './exports';
import { jsDocOf } from './jsDoc';
import { describeGenerics } from './members';

/** The call signature of an exported hook, or `undefined` for any other export. */
export function findHook(
  { name, symbol }: ExportedSymbol,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  return /^use[A-Z]/.test(name) && (symbol.flags & ts.SymbolFlags.Value) !== 0
    ? checker.getTypeOfSymbol(symbol).getCallSignatures()[0]
    : undefined;
}

function describeParameter(
  symbol: ts.Symbol,
  documented: ApiParameter[] | undefined,
  { api, printer }: ProductContext,
): ApiParameter {
  const declaration = symbol.valueDeclaration;
  const isDeclared = declaration !== undefined && ts.isParameter(declaration);
  const isOptional =
    isDeclared && (declaration.questionToken ?? declaration.initializer) !== undefined;
  const description = documented?.find(({ name }) => name === symbol.name)?.description;
  return {
    name: symbol.name,
    type:
      isDeclared && declaration.type
        ? printer.node(declaration.type)
        : printer.type(api.checker.getTypeOfSymbol(symbol)),
    ...(isOptional ? { optional: true } : {}),
    ...(description ? { description } : {}),
  };
}

export function describeHook(
  exported: ExportedSymbol,
  signature: ts.Signature,
  context: ProductContext,
): ApiHook {
  const { api, printer } = context;
  const doc = jsDocOf(exported.symbol, api.checker);
  const declaration = signature.declaration;
  const generics = describeGenerics(
    declaration?.typeParameters?.filter(ts.isTypeParameterDeclaration),
    printer,
  );
  return {
    kind: 'hook',
    ...describeExport(exported, context),
    ...(generics ? { generics } : {}),
    params: signature.parameters.map((symbol) => describeParameter(symbol, doc.params, context)),
    returnType:
      declaration?.type && !ts.isJSDocTypeExpression(declaration.type)
        ? printer.node(declaration.type)
        : printer.type(signature.getReturnType()),
  };
}
