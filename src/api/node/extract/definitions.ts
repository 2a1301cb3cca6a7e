import ts from 'typescript';
import type { ApiProductModel, ApiTypeDefinition, ApiTypeText } from '../../shared/apiModel';
import type { ProductContext } from './context';
import { jsDocOf } from './jsDoc';

/** Definitions appear in a popover, where longer ones aren't helpful. */
const MAX_LINES = 28;

const printer = ts.createPrinter({ removeComments: true });

function sourceText(node: ts.Node): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/^(?:export |declare )+/, '')
    .replace(/import\((["'])[^"']+\1\)\.?/g, '')
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  const lines = text.split('\n');
  return lines.length > MAX_LINES
    ? [...lines.slice(0, MAX_LINES - 1), '  …', '}'].join('\n')
    : text;
}

/** The names that part of the model refers to. */
export function refsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    value.forEach((item) => refsIn(item, found));
  } else if (typeof value === 'object' && value !== null) {
    const { ref } = value as { ref?: unknown };
    if (typeof ref === 'string') {
      found.add(ref);
    } else {
      Object.values(value).forEach((item) => refsIn(item, found));
    }
  }
  return found;
}

/** The definitions of all names in the model's types, and of the names in those definitions. */
export function describeTypes(
  model: Omit<ApiProductModel, 'types'>,
  context: ProductContext,
): Record<string, ApiTypeDefinition> {
  const { api, names, printer: types } = context;
  const definitions: Record<string, ApiTypeDefinition> = {};
  const queue = [...refsIn(model)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const named = names.get(name);
    if (named && !definitions[name]) {
      const own = name;
      const text: ApiTypeText = types
        .split(sourceText(named.declaration))
        .map((part) => (typeof part !== 'string' && part.ref === own ? own : part));
      const symbol =
        named.declaration.name && api.checker.getSymbolAtLocation(named.declaration.name);
      definitions[name] = {
        text,
        description: symbol ? jsDocOf(symbol, api.checker).description : '',
        package: named.package.name,
      };
      queue.push(...refsIn(text));
    }
  }
  return Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));
}
