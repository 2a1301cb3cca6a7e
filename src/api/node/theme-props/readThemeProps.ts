import path from 'node:path';
import ts from 'typescript';
import { groupEntries } from '../../../base/shared/groupBy';

/** The names of a component's props by their kinds, such as `{ '*boolean': 'disabled dense' }`. */
export type ThemeProps = Record<string, Record<string, string>>;

/** The packages that add components to the theme, each with its highest plan. */
const AUGMENTATIONS = [
  '@mui/x-charts-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers-pro',
  '@mui/x-tree-view',
  '@mui/x-tree-view-pro',
];

const SOURCE = `import type { ComponentsPropsList } from '@mui/material/styles';
${AUGMENTATIONS.map((name) => `import type {} from '${name}/themeAugmentation';`).join('\n')}
export type List = ComponentsPropsList;
`;

/**
 * Props with which a theme could do more than style: they open or fill something, keep a reader from
 * leaving it, render everything at once, or are for tests and experiments.
 */
const REFUSED =
  /^(?:aria-.*|open|in|appear|autoFocus.*|autoHeight|checked|children|contentEditable|count|default[A-Z].*|disableInjectingGlobalStyles|disableEnforceFocus|disableEscapeKeyDown|disableEval|disableVirtualization|draggable|hidden|estimatedRowCount|expanded|experimental.*|index|keepMounted|listView|logLevel|native|page|pivot.*|role|rowCount|rowsPerPage|selected|tabIndex|theme|tickMaxStep|treeData|type|unstable.*|value|tooltipOpen|.*PanelOpen)$/;

/** Props whose text readers see. Other texts are addresses, ids, and names of classes. */
const TEXTS =
  /^(?:label|placeholder|helperText|separator|format|emptyLabel|.*(?:Text|Label|Placeholder))$/;

/** Objects of props for parts of a component. */
const PARTS = /^(?:slotProps|componentsProps|.*[a-z]Props)$/;

function createProgram(siteDir: string): { program: ts.Program; file: ts.SourceFile } {
  const name = path.join(siteDir, 'theme-props.ts');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const file = ts.createSourceFile(name, SOURCE, ts.ScriptTarget.ES2022, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (found) => found === name || fileExists(found);
  host.getSourceFile = (found, ...rest) => (found === name ? file : getSourceFile(found, ...rest));
  return { program: ts.createProgram([name], options, host), file };
}

/** The kinds of values that a type accepts: `*boolean`, `*number`, `*string`, or a literal. */
function kindsOf(type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => {
    if (part.flags & ts.TypeFlags.BooleanLike) {
      return ['*boolean'];
    }
    if (part.isStringLiteral() || part.isNumberLiteral()) {
      return [String(part.value)];
    }
    if (part.flags & ts.TypeFlags.Number) {
      return ['*number'];
    }
    if (part.flags & ts.TypeFlags.StringLike) {
      return ['*string'];
    }
    return part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? [] : ['*other'];
  });
}

/** Whether a type is an object of switches, numbers, and names, such as `{ vertical: boolean }`. */
function isOptions(checker: ts.TypeChecker, type: ts.Type, file: ts.SourceFile): boolean {
  const properties = checker.getPropertiesOfType(type);
  return (
    type.getCallSignatures().length === 0 &&
    properties.length > 0 &&
    properties.length <= 12 &&
    properties.every((property) => {
      const kinds = kindsOf(checker.getTypeOfSymbolAtLocation(property, file));
      return kinds.length > 0 && !kinds.includes('*string') && !kinds.includes('*other');
    })
  );
}

/** The elements of a list of numbers or names. */
function isList(checker: ts.TypeChecker, type: ts.Type): boolean {
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  const kinds = element && checker.isArrayType(type) ? kindsOf(element) : [];
  return kinds.some((kind) => kind !== '*string' && kind !== '*other');
}

/** What a theme may set of a prop; empty for nothing. */
function allowedKinds(name: string, type: ts.Type, checker: ts.TypeChecker, file: ts.SourceFile) {
  const kinds = kindsOf(type);
  // The types of elements list some or all names of HTML.
  if (REFUSED.test(name) || kinds.includes('noscript') || kinds.includes('iframe')) {
    return [];
  }
  if (name === 'sx' || name === 'style') {
    return ['*styles'];
  }
  if (name === 'colors' || name === 'localeText') {
    return [name === 'colors' ? '*colors' : '*texts'];
  }
  if (PARTS.test(name)) {
    return kinds.includes('*other') ? ['*parts'] : [];
  }
  const parts = type.isUnion() ? type.types : [type];
  const objects = [
    parts.some((part) => isList(checker, part)) ? '*list' : '',
    parts.some((part) => isOptions(checker, part, file)) ? '*options' : '',
  ];
  // What React can render could also be a number or nothing.
  const isText = TEXTS.test(name) && kinds.includes('*string');
  const plain = isText ? ['*text'] : kinds.filter((kind) => !/^\*(?:string|other)$/.test(kind));
  const isNode = kinds.includes('*string') && kinds.includes('*other') && kinds.length > 4;
  return [...(isNode && !isText ? [] : plain), ...(isNode ? [] : objects)].filter(Boolean);
}

/** Reads which props of each component a theme may set, from the types of the packages. */
export function readThemeProps(siteDir: string): ThemeProps {
  const { program, file } = createProgram(siteDir);
  const checker = program.getTypeChecker();
  const list = checker.getTypeAtLocation(file.statements.at(-1) ?? file);
  const components = list.getProperties().map((component): [string, Record<string, string>] => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(component, file));
    const kinds = new Map<string, Set<string>>();
    for (const variant of type.isUnion() ? type.types : [type]) {
      for (const prop of checker.getPropertiesOfType(variant)) {
        // Attributes of HTML are declared by React.
        if (prop.declarations?.[0]?.getSourceFile().fileName.includes('/@mui/')) {
          const found = checker.getTypeOfSymbolAtLocation(prop, file);
          const known = kinds.get(prop.name) ?? new Set();
          allowedKinds(prop.name, found, checker, file).forEach((kind) => known.add(kind));
          kinds.set(prop.name, known);
        }
      }
    }
    const names = groupEntries(
      [...kinds]
        .filter(([, found]) => found.size > 0)
        .map(([name, found]) => [[...found].sort().join(' '), name]),
    );
    const entries = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
    return [
      component.name,
      Object.fromEntries(entries.map(([key, all]) => [key, all.sort().join(' ')])),
    ];
  });
  return Object.fromEntries(components.sort(([one], [other]) => (one < other ? -1 : 1)));
}
