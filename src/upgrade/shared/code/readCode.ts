import { parse, type ParserPlugin } from '@babel/parser';
import type { Node, ObjectExpression } from '@babel/types';
import { readBindings, type Binding, type Bindings } from './bindings';
import {
  bare,
  keyOf,
  lineOfNode,
  literalOf,
  nameOfCallee,
  objectsIn,
  pathOf,
  propertiesOf,
} from './nodes';
import { readClasses } from './readClasses';
import type { CodeFile, KeyCall, Use } from './uses';
import { walk } from './walk';

/** Files without these texts use nothing of the packages. */
const RELEVANT = /@mui\/|@material-ui\/|@date-io\/|\bMui[A-Z]|setLicenseKey|\.render\(/;

const plugins = (path: string): ParserPlugin[] => [
  ...(/\.[cm]?ts$/.test(path) ? [] : (['jsx'] as const)),
  ...(/\.flow$|^\s*\/[/*] @flow/.test(path) ? (['flow'] as const) : (['typescript'] as const)),
  ...(['decorators-legacy', 'explicitResourceManagement'] as const),
];

/** Props whose value names slots, and those that configure them. */
const SLOT_PROPS = /^(?:slots|slotProps|components|componentsProps)$/;

/** Props whose objects are of an interface that has its own API page. */
const ITEMS: Readonly<Record<string, string>> = {
  columns: 'GridColDef',
  xAxis: 'AxisConfig',
  yAxis: 'AxisConfig',
};

/** The names of variables and hooks that hold the API of a grid, tree, or chart. */
const API_OBJECT = /apiRef$/i;

interface Reading {
  readonly uses: Use[];
  readonly bindings: Bindings;
}

/** What has the props, and the module that exports it, unless a theme names it. */
interface Owner {
  readonly owner: string;
  readonly module?: string;
}

const ownerOf = ({ name, module }: Binding): Owner => ({ owner: name, module });

/** The uses in an object of props, such as those of `createElement()` or a theme's `defaultProps`. */
function readProps(reading: Reading, owner: Owner, object: ObjectExpression): void {
  for (const entry of object.properties) {
    if (entry.type !== 'SpreadElement' && entry.key.type === 'Identifier' && !entry.computed) {
      const value = entry.type === 'ObjectProperty' ? entry.value : undefined;
      readProp(reading, owner, entry.key.name, value, lineOfNode(entry));
    }
  }
}

/** @param value Null: the attribute has none, and so is true. */
function readProp(
  reading: Reading,
  owner: Owner,
  name: string,
  value: Node | null | undefined,
  line: number,
): void {
  const { uses } = reading;
  const literal = value === null ? 'true' : literalOf(value);
  uses.push({
    ...{ kind: 'prop', name, line, ...owner },
    ...(literal !== undefined && { value: literal }),
  });
  if (SLOT_PROPS.test(name)) {
    for (const property of propertiesOf(value)) {
      const slot = keyOf(property);
      if (slot !== undefined) {
        uses.push({ kind: 'slot', name: slot, line: lineOfNode(property), ...owner });
        for (const inner of name === 'slotProps' ? propertiesOf(property.value) : []) {
          const prop = keyOf(inner) ?? '';
          uses.push({ kind: 'slotProp', name: prop, slot, line: lineOfNode(inner), ...owner });
        }
      }
    }
  }
  const item = ITEMS[name];
  if (item !== undefined) {
    objectsIn(value).forEach((object) => readProps(reading, { ...owner, owner: item }, object));
  }
}

/** The entries of a theme: `MuiDataGrid: { defaultProps, styleOverrides }`. */
function readThemeKey(reading: Reading, key: string, value: Node, line: number): void {
  const owner = key.slice('Mui'.length);
  reading.uses.push({ kind: 'theme', name: key, line });
  for (const property of propertiesOf(value)) {
    const field = keyOf(property);
    if (field === 'defaultProps') {
      objectsIn(property.value).forEach((object) => readProps(reading, { owner }, object));
    } else if (field === 'styleOverrides') {
      for (const rule of propertiesOf(property.value)) {
        const name = keyOf(rule);
        if (name !== undefined && /^[a-z][\w-]*$/i.test(name)) {
          reading.uses.push({ kind: 'class', name, owner, line: lineOfNode(rule) });
        }
      }
    }
  }
}

/** The interface or component whose props an annotation describes: `DataGridProps` → `DataGrid`. */
function annotated(bindings: Bindings, node: Node | null | undefined): Owner | undefined {
  switch (node?.type) {
    case 'TSTypeAnnotation':
      return annotated(bindings, node.typeAnnotation);
    case 'TSArrayType':
      return annotated(bindings, node.elementType);
    case 'TSTypeOperator':
      return annotated(bindings, node.typeAnnotation);
    case 'TSTypeReference': {
      const found =
        node.typeName.type === 'Identifier' ? bindings.resolve(node.typeName) : undefined;
      return found
        ? { owner: found.name.replace(/(?<=\w)Props$/, ''), module: found.module }
        : annotated(bindings, node.typeParameters?.params[0]);
    }
    default:
      return undefined;
  }
}

function readElement(reading: Reading, node: Node, spreads: number[]): void {
  if (node.type !== 'JSXOpeningElement') {
    return;
  }
  const binding = reading.bindings.resolve(node.name);
  if (binding === undefined) {
    return;
  }
  for (const attribute of node.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const objects = objectsIn(attribute.argument);
      objects.forEach((object) => readProps(reading, ownerOf(binding), object));
      if (objects.length === 0) {
        spreads.push(lineOfNode(attribute));
      }
    } else if (attribute.name.type === 'JSXIdentifier') {
      const value = attribute.value === undefined ? null : attribute.value;
      readProp(reading, ownerOf(binding), attribute.name.name, value, lineOfNode(attribute));
    }
  }
}

/** Methods, events, and what `…Classes` objects name. */
function readMember({ uses, bindings }: Reading, node: Node): void {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') {
    return;
  }
  const path = pathOf(node);
  const line = lineOfNode(node.property);
  const [last = '', before = '', owner = ''] = [...path].reverse();
  if ((before === 'current' && API_OBJECT.test(owner)) || (before === 'api' && owner !== '')) {
    uses.push({ kind: 'method', name: last, line });
  }
  const classes = path.length === 2 ? bindings.resolve(node.object)?.name : undefined;
  if (classes?.endsWith('Classes')) {
    const named = classes.slice(0, -'Classes'.length);
    const component = named === 'grid' ? 'DataGrid' : `${named[0]?.toUpperCase()}${named.slice(1)}`;
    uses.push({ kind: 'class', name: last, owner: component, line });
  }
  const space = path.length === 2 ? bindings.resolve(node) : undefined;
  if (space && bindings.resolve(node.object)?.name === '*') {
    uses.push({ kind: 'import', name: space.name, module: space.module, line });
  }
}

/** The keys of objects and patterns, the properties that are read, and the keys of themes. */
function readKey(reading: Reading, node: Node): void {
  if (node.type === 'ObjectProperty' || node.type === 'ObjectMethod') {
    const key = node.type === 'ObjectProperty' ? keyOf(node) : literalOf(node.key);
    if (key !== undefined) {
      const value = node.type === 'ObjectProperty' ? literalOf(node.value) : undefined;
      const line = lineOfNode(node);
      reading.uses.push({ kind: 'key', name: key, line, ...(value !== undefined && { value }) });
      if (node.type === 'ObjectProperty' && /^Mui[A-Z]\w+$/.test(key)) {
        readThemeKey(reading, key, node.value, line);
      }
    }
  } else if (
    (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') &&
    node.property.type === 'Identifier' &&
    !node.computed
  ) {
    reading.uses.push({ kind: 'key', name: node.property.name, line: lineOfNode(node.property) });
  }
}

const EVENT_CALL = /^(?:subscribeEvent|publishEvent|useGridApiEventHandler|useGridEvent)$/;

function readCall(reading: Reading, node: Node): void {
  if (node.type !== 'CallExpression') {
    return;
  }
  const name = pathOf(node.callee).at(-1) ?? '';
  if (EVENT_CALL.test(name)) {
    const event = node.arguments.map((argument) => literalOf(argument)).find(Boolean);
    if (event !== undefined) {
      reading.uses.push({ kind: 'event', name: event, line: lineOfNode(node) });
    }
  } else if (name === 'createElement') {
    const binding = reading.bindings.resolve(node.arguments[0]);
    if (binding !== undefined) {
      const owner = ownerOf(binding);
      objectsIn(node.arguments[1]).forEach((object) => readProps(reading, owner, object));
    }
  }
}

const FUNCTION = /^(?:Arrow)?Function|^(?:Object|Class)Method$/;

/** A function that is called where it is written runs with the module. */
const isLater = (node: Node, index: number, ancestors: readonly Node[]) => {
  const parent = ancestors[index - 1];
  return FUNCTION.test(node.type) && !(parent?.type === 'CallExpression' && parent.callee === node);
};

function readKeyCall(
  { bindings }: Reading,
  node: Node,
  ancestors: readonly Node[],
  source: string,
  renders: readonly number[],
): KeyCall[] {
  if (node.type !== 'CallExpression' || pathOf(node.callee).at(-1) !== 'setLicenseKey') {
    return [];
  }
  const argument = bare(node.arguments[0]);
  const literal = literalOf(argument);
  const line = lineOfNode(node);
  const text = argument ? source.slice(argument.start ?? 0, argument.end ?? 0) : '';
  const isInFunction = ancestors.some((ancestor, index) => isLater(ancestor, index, ancestors));
  return [
    {
      ...{ line, isInFunction },
      module: bindings.resolve(node.callee)?.module ?? '',
      argument: { text: literal ?? text, isLiteral: literal !== undefined },
      isAfterRender: !isInFunction && renders.some((other) => other < line),
    },
  ];
}

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
  const reading: Reading = { uses: [...bindings.imports], bindings };
  const keyCalls: KeyCall[] = [];
  const spreads: number[] = [];
  const renders: number[] = [];
  const readTyped = (owner: Owner | undefined, value: Node | null | undefined) => {
    if (owner !== undefined) {
      objectsIn(value).forEach((object) => readProps(reading, owner, object));
    }
  };
  walk(file, (node, ancestors) => {
    switch (node.type) {
      case 'JSXOpeningElement':
        readElement(reading, node, spreads);
        break;
      case 'JSXMemberExpression': {
        const found = bindings.resolve(node);
        if (found && ancestors.at(-1)?.type !== 'JSXClosingElement') {
          reading.uses.push({ kind: 'import', ...found, line: lineOfNode(node) });
        }
        break;
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        readMember(reading, node);
        readKey(reading, node);
        break;
      case 'CallExpression':
        readCall(reading, node);
        if (nameOfCallee(node.callee) === 'render') {
          renders.push(lineOfNode(node));
        }
        keyCalls.push(...readKeyCall(reading, node, ancestors, text, renders));
        break;
      case 'VariableDeclarator': {
        const call = bare(node.init);
        const generic = call?.type === 'CallExpression' ? call.typeParameters?.params[0] : null;
        const annotation = node.id.type === 'Identifier' ? node.id.typeAnnotation : null;
        readTyped(annotated(bindings, annotation) ?? annotated(bindings, generic), node.init);
        break;
      }
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
        readTyped(annotated(bindings, node.typeAnnotation), node.expression);
        break;
      case 'ObjectProperty':
      case 'ObjectMethod':
        readKey(reading, node);
        break;
      case 'StringLiteral':
        reading.uses.push(...readClasses(node.value, lineOfNode(node)));
        break;
      case 'TemplateElement':
        reading.uses.push(...readClasses(node.value.raw, lineOfNode(node)));
        break;
      default:
    }
  });
  return {
    ...{ path, text, keyCalls, spreads },
    uses: reading.uses,
    modules: bindings.modules,
    isClient: file.program.directives.some(({ value }) => value.value === 'use client'),
  };
}
