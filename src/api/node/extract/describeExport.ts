import ts from 'typescript';
import type { ApiComponent } from '../../shared/apiModel';
import type { ProductContext } from './context';
import type { ExportedSymbol } from './exports';
import { jsDocOf, readJsDoc, type JsDocFacts } from './jsDoc';

/** The JSDoc of a node without a symbol. */
function jsDocOfNode(node: ts.Node): JsDocFacts {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join('\n');
  return readJsDoc(text, []);
}

/** The facts that components, interfaces, and hooks have in common. */
export function describeExport(
  { exportStatement, imports, name, package: pkg, plan, symbol }: ExportedSymbol,
  { api, product }: ProductContext,
): Pick<
  ApiComponent,
  | 'name'
  | 'exportName'
  | 'product'
  | 'description'
  | 'imports'
  | 'source'
  | 'plan'
  | 'deprecated'
  | 'guides'
> {
  const own = jsDocOf(symbol, api.checker);
  const statement = exportStatement ? jsDocOfNode(exportStatement) : undefined;
  const guides = own.guides ?? statement?.guides;
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const documentedName = name.replace(/^Unstable_/, '');
  return {
    name: documentedName,
    ...(documentedName === name ? {} : { exportName: name }),
    product,
    description: own.description || statement?.description || '',
    ...(plan ? { plan } : {}),
    ...(own.deprecated === undefined ? {} : { deprecated: own.deprecated }),
    imports,
    source: {
      package: pkg.name,
      file: file.replace(`${pkg.dir}/`, '').replace(/\.d\.ts$/, ''),
    },
    ...(guides ? { guides } : {}),
  };
}
