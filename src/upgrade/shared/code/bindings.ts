import type { File, Node } from '@babel/types';
import { bare, literalOf, lineOfNode, pathOf } from './nodes';
import { walk } from './walk';

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
  readonly imports: readonly (Binding & { readonly node: Node })[];
  readonly modules: readonly { readonly name: string; readonly line: number }[];
  /** What an expression stands for: `Grid`, `X.DataGrid`, `styled(DataGrid)`, `memo(Grid)`. */
  resolve(node: Node | null | undefined): Binding | undefined;
  /** The type of a variable or parameter, from its annotation or the hook that returns it. */
  typeOf(name: string): Binding | undefined;
  /** The type of the package in an annotation: `GridColDef` in `readonly GridColDef[]`. */
  annotated(node: Node | null | undefined): Binding | undefined;
}

/** The last part of a deep path names its default export. */
const defaultName = (module: string) => module.split('/').at(-1) ?? module;

/** The module in `require('…')` or `import('…')`. */
function requiredModule(node: Node | null | undefined): string | undefined {
  const call = bare(node);
  const isRequire =
    call?.type === 'CallExpression' &&
    (call.callee.type === 'Import' || pathOf(call.callee)[0] === 'require');
  return isRequire ? literalOf(call.arguments[0]) : undefined;
}

/** Hooks that return the API of a component. */
const API_HOOK = /^use\w*Api(?:Ref|Context)$/;

/** Reads the imports of a file, and the names that stand for them. */
export function readBindings(file: File): Bindings {
  const locals = new Map<string, Binding>();
  const types = new Map<string, Binding>();
  const imports: (Binding & { node: Node })[] = [];
  const modules: { name: string; line: number }[] = [];

  const note = (local: string | undefined, name: string, module: string, node: Node) => {
    if (FOLLOWED.test(module)) {
      if (local !== undefined) {
        locals.set(local, { name, module });
      }
      if (name !== '*') {
        imports.push({ name, module, node });
      }
    }
  };

  const resolve: Bindings['resolve'] = (node) => {
    const expression = bare(node);
    switch (expression?.type) {
      case 'JSXIdentifier':
        return locals.get(expression.name);
      case 'JSXMemberExpression': {
        const space = resolve(expression.object);
        return space?.name === '*' ? { ...space, name: expression.property.name } : undefined;
      }
      case 'CallExpression':
        // `styled(DataGrid)(…)`, `styled(DataGrid, …)`, and `memo(DataGrid)`.
        return expression.callee.type === 'CallExpression'
          ? resolve(expression.callee)
          : resolve(expression.arguments[0]);
      case 'TaggedTemplateExpression':
        return resolve(expression.tag);
      default: {
        const [first, second] = pathOf(expression);
        const binding = first === undefined ? undefined : locals.get(first);
        return binding?.name === '*' && second !== undefined
          ? { ...binding, name: second }
          : binding;
      }
    }
  };

  const annotated: Bindings['annotated'] = (node) => {
    switch (node?.type) {
      case 'TSTypeAnnotation':
      case 'TSTypeOperator':
        return annotated(node.typeAnnotation);
      case 'TSArrayType':
        return annotated(node.elementType);
      case 'TSTypeReference':
        return (
          (node.typeName.type === 'Identifier' ? resolve(node.typeName) : undefined) ??
          annotated(node.typeParameters?.params[0])
        );
      default:
        return undefined;
    }
  };

  const readVariable = (id: Node, value: Node | null | undefined) => {
    const init = bare(value);
    const module = requiredModule(init);
    if (module !== undefined && id.type === 'ObjectPattern') {
      for (const property of id.properties) {
        if (property.type === 'ObjectProperty' && property.key.type === 'Identifier') {
          const local = property.value.type === 'Identifier' ? property.value.name : undefined;
          note(local, property.key.name, module, property);
        }
      }
    } else if (id.type === 'Identifier') {
      const hook = init?.type === 'CallExpression' ? resolve(init.callee) : undefined;
      if (hook && API_HOOK.test(hook.name)) {
        types.set(id.name, hook);
      }
      const binding = module === undefined ? resolve(init) : { name: '*', module };
      // A component is passed on; what a hook returns is something else.
      if (binding && (module !== undefined || /^[A-Z]/.test(id.name))) {
        locals.set(id.name, binding);
      }
    }
  };

  walk(file, (node) => {
    const module =
      'source' in node && node.source?.type === 'StringLiteral'
        ? node.source.value
        : requiredModule(node);
    if (module !== undefined) {
      modules.push({ name: module, line: lineOfNode(node) });
    }
    if (module !== undefined && 'specifiers' in node) {
      for (const specifier of node.specifiers ?? []) {
        if (specifier.type === 'ImportSpecifier') {
          const { imported, local } = specifier;
          const name = imported.type === 'Identifier' ? imported.name : imported.value;
          note(local.name, name, module, specifier);
        } else if (specifier.type === 'ImportDefaultSpecifier') {
          note(specifier.local.name, defaultName(module), module, specifier);
        } else if (specifier.type === 'ImportNamespaceSpecifier') {
          note(specifier.local.name, '*', module, specifier);
        } else if (specifier.type === 'ExportSpecifier') {
          note(undefined, specifier.local.name, module, specifier);
        }
      }
    } else if (node.type === 'VariableDeclarator') {
      readVariable(node.id, node.init);
    } else if (node.type === 'Identifier' && node.typeAnnotation) {
      const type = annotated(node.typeAnnotation);
      if (type) {
        types.set(node.name, type);
      }
    }
  });
  return { imports, modules, resolve, annotated, typeOf: (name) => types.get(name) };
}
