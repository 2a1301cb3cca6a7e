import { parse, type ParserPlugin } from '@babel/parser';
import type { JSXOpeningElement, Node } from '@babel/types';
import { readBindings, type Binding, type Bindings } from './bindings';
import {
  bare,
  keyOf,
  lineOfNode,
  literalsIn,
  literalOf,
  nameOfCallee,
  objectsIn,
  pathOf,
  propertiesOf,
} from './nodes';
import { readClasses } from './readStyles';
import type { CodeFile, KeyCall, Use, UseKind } from './uses';
import { walk } from './walk';

/** Files without these texts use nothing of the packages. */
const RELEVANT = /@mui\/|@material-ui\/|@date-io\/|\bMui[A-Z]|setLicenseKey|\.render\(/;

const plugins = (path: string): ParserPlugin[] => [
  ...(/\.[cm]?ts$/.test(path) ? [] : (['jsx'] as const)),
  ...(['typescript', 'decorators-legacy', 'explicitResourceManagement'] as const),
];

/** Props whose value names slots, and those that only configure them. */
const SLOTS = /^(?:slots|components)$/;
const SLOT_PROPS = /^(?:slotProps|componentsProps)$/;

/** Props whose objects are of an interface that has its own API page. */
const ITEMS: Readonly<Record<string, string>> = {
  columns: 'GridColDef',
  xAxis: 'AxisConfig',
  yAxis: 'AxisConfig',
};

/** The names of variables that hold the API of a grid, tree, or chart. */
const API_OBJECT = /apiRef$/i;

const EVENT_CALL = /^(?:subscribeEvent|publishEvent|useGridApiEventHandler|useGridEvent)$/;

/** What has the props, the module that exports it unless a theme names it, and what an element sets. */
type Owner = Pick<Use, 'owner' | 'module' | 'sets'>;

const ownerOf = ({ name, module }: Binding): Owner => ({
  owner: name.replace(/(?<=\w)Props$/, ''),
  module,
});

/** What readers of parts of a file share. */
interface Reading {
  readonly bindings: Bindings;
  sourceOf(node: Node): string;
  add(kind: UseKind, name: string, node: Node, rest?: Partial<Use>): void;
}

/** The uses in an object of props, such as those of `createElement()` or a theme's `defaultProps`. */
function readProps(reading: Reading, owner: Owner, value: Node | null | undefined): void {
  for (const entry of objectsIn(value).flatMap(({ properties }) => properties)) {
    const name = entry.type === 'SpreadElement' ? undefined : keyOf(entry);
    if (name !== undefined) {
      readProp(reading, owner, name, entry, entry.type === 'ObjectProperty' ? entry.value : null);
    }
  }
}

function readProp(
  reading: Reading,
  owner: Owner,
  name: string,
  node: Node,
  value: Node | null | undefined,
): void {
  const values = node.type === 'JSXAttribute' && !value ? ['true'] : literalsIn(value);
  reading.add('prop', name, node, { ...owner, values });
  if (SLOTS.test(name) || SLOT_PROPS.test(name)) {
    const isConfigured = SLOT_PROPS.test(name);
    for (const property of propertiesOf(value)) {
      const slot = keyOf(property) ?? '';
      reading.add('slot', slot, property, { ...owner, isConfigured });
      for (const inner of isConfigured ? propertiesOf(property.value) : []) {
        reading.add('slotProp', keyOf(inner) ?? '', inner, { ...owner, slot });
      }
    }
  }
  const item = ITEMS[name];
  if (item !== undefined) {
    readProps(reading, { ...owner, owner: item }, value);
  }
}

function readElement(reading: Reading, node: JSXOpeningElement, spreads: number[]): void {
  const binding = reading.bindings.resolve(node.name);
  if (binding === undefined) {
    return;
  }
  const sets = new Set<string>();
  const isKnown = node.attributes.every(({ type }) => type !== 'JSXSpreadAttribute');
  const owner = { ...ownerOf(binding), ...(isKnown && { sets }) };
  for (const attribute of node.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      readProps(reading, owner, attribute.argument);
      if (objectsIn(attribute.argument).length === 0) {
        spreads.push(lineOfNode(attribute));
      }
    } else if (attribute.name.type === 'JSXIdentifier') {
      const { name } = attribute.name;
      readProp(reading, owner, name, attribute, attribute.value);
      [name, ...propertiesOf(attribute.value).map(keyOf)].forEach((own) => sets.add(own ?? ''));
    }
  }
  const { module, name } = binding;
  reading.add('element', name, node, { module, owner: name, ...(isKnown && { sets }) });
}

/** The entries of a theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
function readThemeKey({ add, ...reading }: Reading, key: string, node: Node, value: Node): void {
  const owner = key.slice('Mui'.length);
  add('theme', key, node);
  for (const property of propertiesOf(value)) {
    const field = keyOf(property);
    if (field === 'defaultProps') {
      readProps({ add, ...reading }, { owner }, property.value);
    } else if (field === 'styleOverrides') {
      for (const rule of propertiesOf(property.value)) {
        const name = keyOf(rule) ?? '';
        if (/^[a-z][\w-]*$/i.test(name)) {
          add('class', name, rule, { owner });
        }
      }
    }
  }
}

/** Methods, what `…Classes` objects and namespaces name, and properties that are read. */
function readMember({ add, bindings, sourceOf }: Reading, node: Node & { property: Node }): void {
  const path = pathOf(node);
  const [last = '', before = '', owner = ''] = [...path].reverse();
  const api = bindings.typeOf(owner);
  if ((before === 'current' && (api ?? API_OBJECT.test(owner))) || (before === 'api' && owner)) {
    const known = api ? { module: api.module } : { isGuess: true };
    add('method', last, node, known);
    add('prop', before, node, { owner: 'apiRef', ...known });
  }
  const object = path.length === 2 ? bindings.resolve((node as { object?: Node }).object) : null;
  const [, classes] = /^(\w+)Classes$/.exec(object?.name ?? '') ?? [];
  if (classes !== undefined) {
    const component = classes.replace(/^./, (letter) => letter.toUpperCase());
    add('class', last, node.property, { owner: component === 'Grid' ? 'DataGrid' : component });
  }
  const exported = object?.name === '*' ? bindings.resolve(node) : undefined;
  if (exported) {
    add('import', exported.name, node, { module: exported.module });
  }
  const type = path.length === 2 ? bindings.typeOf(before) : undefined;
  if (type) {
    add('prop', last, node.property, ownerOf(type));
  } else if (node.property.type === 'Identifier' && !(node as { computed?: boolean }).computed) {
    add('read', node.property.name, node.property, { text: sourceOf(node) });
  }
}

const FUNCTION = /^(?:Arrow)?Function|^(?:Object|Class)Method$/;

/** A function that is called where it is written runs with the module. */
const isLater = (node: Node, index: number, ancestors: readonly Node[]) => {
  const parent = ancestors[index - 1];
  return FUNCTION.test(node.type) && !(parent?.type === 'CallExpression' && parent.callee === node);
};

/**
 * Reads what a source file uses of the packages.
 *
 * @throws (a `SyntaxError`) if the file can't be parsed
 */
export function readCode(path: string, text: string): CodeFile | null {
  if (!RELEVANT.test(text)) {
    return null;
  }
  const file = parse(text, {
    sourceType: 'unambiguous',
    errorRecovery: true,
    allowReturnOutsideFunction: true,
    plugins: plugins(path),
  });
  const bindings = readBindings(file);
  const uses: Use[] = [];
  const keyCalls: KeyCall[] = [];
  const spreads: number[] = [];
  const sourceOf = (node: Node) => text.slice(node.start ?? 0, node.end ?? 0);
  const add: Reading['add'] = (kind, name, node, rest) => {
    uses.push({ kind, name, text: sourceOf(node), line: lineOfNode(node), ...rest });
  };
  const reading: Reading = { add, bindings, sourceOf };
  bindings.imports.forEach(({ module, name, node }) => add('import', name, node, { module }));
  let isRendered = false;

  const readTyped = (type: Binding | undefined, value: Node | null | undefined) => {
    if (type) {
      readProps(reading, ownerOf(type), value);
    }
  };
  const readKeyCall = (call: Node, argument: Node | undefined, ancestors: readonly Node[]) => {
    const literal = literalOf(bare(argument));
    const isInFunction = ancestors.some(isLater);
    keyCalls.push({
      line: lineOfNode(call),
      isInFunction,
      isAfterRender: !isInFunction && isRendered,
      argument: {
        text: literal ?? (argument ? sourceOf(argument) : ''),
        isLiteral: literal !== undefined,
      },
    });
  };

  walk(file, (node, ancestors) => {
    const { typeParameters } = node as { typeParameters?: Node | null };
    const isInstance = typeParameters?.type === 'TSTypeParameterInstantiation';
    if (isInstance || node.type === 'TSTypeReference') {
      const { callee, expression, name, typeName } = node as unknown as Record<string, Node>;
      const binding = bindings.resolve(typeName ?? expression ?? callee ?? name);
      if (binding) {
        add('generic', binding.name, node, { module: binding.module });
      }
    }
    switch (node.type) {
      case 'JSXOpeningElement':
        readElement(reading, node, spreads);
        break;
      case 'JSXMemberExpression': {
        const found = bindings.resolve(node);
        if (found && ancestors.at(-1)?.type !== 'JSXClosingElement') {
          add('import', found.name, node, { module: found.module });
        }
        break;
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        readMember(reading, node);
        break;
      case 'CallExpression': {
        const name = nameOfCallee(node.callee) ?? '';
        const called = bindings.resolve(node.callee);
        const event = node.arguments.map(literalOf).find(Boolean);
        const created = name === 'createElement' ? bindings.resolve(node.arguments[0]) : undefined;
        if (called) {
          add('call', called.name, node, { module: called.module });
        }
        if (EVENT_CALL.test(name) && event !== undefined) {
          add('event', event, node);
        }
        readTyped(created, node.arguments[1]);
        isRendered ||= name === 'render';
        if (name === 'setLicenseKey') {
          readKeyCall(node, node.arguments[0], ancestors);
        }
        break;
      }
      case 'VariableDeclarator': {
        const call = bare(node.init);
        const generic = call?.type === 'CallExpression' ? call.typeParameters?.params[0] : null;
        const annotation = node.id.type === 'Identifier' ? node.id.typeAnnotation : null;
        readTyped(bindings.annotated(annotation) ?? bindings.annotated(generic), node.init);
        break;
      }
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
        readTyped(bindings.annotated(node.typeAnnotation), node.expression);
        break;
      case 'ObjectMethod':
      case 'ObjectProperty': {
        const key = keyOf(node);
        const value = node.type === 'ObjectProperty' ? node.value : undefined;
        if (key !== undefined) {
          add('key', key, node, { values: literalsIn(value) });
        }
        if (value && key !== undefined && /^Mui[A-Z]\w+$/.test(key)) {
          readThemeKey(reading, key, node, value);
        }
        break;
      }
      case 'StringLiteral':
        uses.push(...readClasses(node.value, lineOfNode(node)));
        break;
      case 'TemplateElement':
        uses.push(...readClasses(node.value.raw, lineOfNode(node)));
        break;
      default:
    }
  });
  return {
    path,
    text,
    uses,
    keyCalls,
    spreads,
    modules: bindings.modules,
    isClient: file.program.directives.some(({ value }) => value.value === 'use client'),
  };
}
