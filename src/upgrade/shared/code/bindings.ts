import type { File, Node } from '@babel/types';
import { bare, lineOfNode, literalOf, pathOf } from './nodes';
import { walk } from './walk';
import type { Use } from './uses';

/** Packages whose names this reader follows. */
const FOLLOWED =
  /^@(?:mui\/(?:x-|lab|material\/styles)|material-ui\/(?:data-grid|x-grid|pickers|lab)|date-io\/)/;

/** What a local name stands for. */
export interface Binding {
  /** The exported name; `*` for a namespace. */
  readonly name: string;
  readonly module: string;
}

export interface Bindings {
  readonly imports: readonly Use[];
  readonly modules: readonly { readonly name: string; readonly line: number }[];
  /** What an expression stands for: `Grid`, `X.DataGrid`, `styled(DataGrid)`, `memo(Grid)`. */
  resolve(node: Node | null | undefined): Binding | undefined;
}

/** The last part of a deep path names its default export. */
const defaultName = (module: string) => module.split('/').at(-1) ?? module;

/** Reads the imports of a file, and the names that stand for them. */
export function readBindings(file: File): Bindings {
  const locals = new Map<string, Binding>();
  const imports: Use[] = [];
  const modules: { name: string; line: number }[] = [];

  const note = (local: string | undefined, name: string, module: string, node: Node) => {
    if (FOLLOWED.test(module)) {
      if (local !== undefined) {
        locals.set(local, { name, module });
      }
      imports.push({ kind: 'import', name, module, line: lineOfNode(node) });
    }
  };

  const resolve: Bindings['resolve'] = (node) => {
    const expression = bare(node);
    if (expression?.type === 'JSXIdentifier') {
      return locals.get(expression.name);
    }
    if (expression?.type === 'JSXMemberExpression') {
      const space = resolve(expression.object);
      return space?.name === '*' ? { ...space, name: expression.property.name } : undefined;
    }
    if (expression?.type === 'CallExpression') {
      // `styled(DataGrid)(…)`, `styled(DataGrid, …)`, and `memo(DataGrid)`.
      return expression.callee.type === 'CallExpression'
        ? resolve(expression.callee)
        : resolve(expression.arguments[0]);
    }
    if (expression?.type === 'TaggedTemplateExpression') {
      return resolve(expression.tag);
    }
    const [first, second] = pathOf(expression);
    const binding = first === undefined ? undefined : locals.get(first);
    return binding?.name === '*' && second !== undefined ? { ...binding, name: second } : binding;
  };

  walk(file, (node) => {
    if (node.type === 'ImportDeclaration') {
      const module = node.source.value;
      modules.push({ name: module, line: lineOfNode(node) });
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier') {
          const { imported } = specifier;
          const name = imported.type === 'Identifier' ? imported.name : imported.value;
          note(specifier.local.name, name, module, specifier);
        } else {
          const isNamespace = specifier.type === 'ImportNamespaceSpecifier';
          note(specifier.local.name, isNamespace ? '*' : defaultName(module), module, specifier);
        }
      }
      if (node.specifiers.length === 0) {
        note(undefined, '', module, node);
      }
    } else if (
      (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') &&
      node.source
    ) {
      const module = node.source.value;
      modules.push({ name: module, line: lineOfNode(node) });
      const specifiers = node.type === 'ExportNamedDeclaration' ? node.specifiers : [];
      for (const specifier of specifiers) {
        if (specifier.type === 'ExportSpecifier') {
          note(undefined, specifier.local.name, module, specifier);
        }
      }
    } else if (node.type === 'CallExpression') {
      const isRequire = pathOf(node.callee)[0] === 'require';
      const module =
        isRequire || node.callee.type === 'Import' ? literalOf(node.arguments[0]) : undefined;
      if (module !== undefined) {
        modules.push({ name: module, line: lineOfNode(node) });
        note(undefined, '*', module, node);
      }
    } else if (node.type === 'VariableDeclarator') {
      const init = bare(node.init);
      const isRequire = init?.type === 'CallExpression' && pathOf(init.callee)[0] === 'require';
      const module = isRequire ? literalOf(init.arguments[0]) : undefined;
      if (module !== undefined && node.id.type === 'ObjectPattern') {
        for (const property of node.id.properties) {
          if (property.type === 'ObjectProperty' && property.key.type === 'Identifier') {
            const local = property.value.type === 'Identifier' ? property.value.name : undefined;
            note(local, property.key.name, module, property);
          }
        }
      } else if (node.id.type === 'Identifier') {
        const isWrapped = init?.type === 'CallExpression' || init?.type === 'Identifier';
        const isPath =
          init?.type === 'MemberExpression' || init?.type === 'TaggedTemplateExpression';
        const binding = module ? { name: '*', module } : isWrapped || isPath ? resolve(init) : null;
        // A component is passed on; what a hook returns is something else.
        if (binding && (module || /^[A-Z]/.test(node.id.name))) {
          locals.set(node.id.name, binding);
        }
      }
    }
  });
  return { imports: imports.filter(({ name }) => name !== '*' && name !== ''), modules, resolve };
}
