import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { lowerFirst } from '../../../base/shared/letterCase';
import type { ApiProduct, ApiStyledElement, ApiStyles } from '../../shared/apiModel';
import type { ApiSources } from '../sources';

/** The folders of a package that can contain its ES modules, best first. */
const MODULE_FOLDERS = ['esm', 'modern', '.'];

/** Other builds of the same modules, and types. */
const OTHER_BUILDS = new Set(['esm', 'modern', 'node', 'legacy', 'node_modules']);

const RELEVANT = /\bgenerateUtilityClasses\(|\bstyled\(/;

function listModules(dir: string): string[] {
  return fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) {
      return OTHER_BUILDS.has(entry.name) ? [] : listModules(file);
    }
    return entry.name.endsWith('.js') ? [file] : [];
  });
}

function modulesOf(packageDir: string): string[] {
  const folder = MODULE_FOLDERS.find((name) => fs.existsSync(path.join(packageDir, name)));
  return folder === undefined ? [] : listModules(path.join(packageDir, folder));
}

function literalText(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find(
    (entry): entry is ts.PropertyAssignment =>
      ts.isPropertyAssignment(entry) && entry.name.getText() === name,
  );
  return property?.initializer;
}

/** The names that a function reads from its second parameter: `styles.root`, `styles['a--b']`. */
function readKeys(resolver: ts.Expression): string[] {
  if (!ts.isArrowFunction(resolver) && !ts.isFunctionExpression(resolver)) {
    return [];
  }
  const styles = resolver.parameters[1]?.name.getText();
  const keys: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === styles) {
      keys.push(node.name.text);
    } else if (ts.isElementAccessExpression(node) && node.expression.getText() === styles) {
      const key = literalText(node.argumentExpression);
      keys.push(...(key === undefined ? [] : [key]));
    }
    ts.forEachChild(node, visit);
  };
  visit(resolver.body);
  return keys;
}

/** The call `styled(tag, options)` behind `styled(tag, options)(styles)`. */
function styledCall(node: ts.Expression): ts.CallExpression | undefined {
  if (!ts.isCallExpression(node)) {
    return undefined;
  }
  return ts.isIdentifier(node.expression) && node.expression.text === 'styled'
    ? node
    : styledCall(node.expression);
}

function add(lists: Record<string, string[]>, name: string, keys: readonly string[]): void {
  lists[name] = [...new Set([...(lists[name] ?? []), ...keys])];
}

function describeStyled(name: string, call: ts.CallExpression, styles: ApiStyles): void {
  const [tagNode, options] = call.arguments;
  const tag = literalText(tagNode);
  const element: ApiStyledElement = { ...(tag ? { tag } : {}) };
  if (options && ts.isObjectLiteralExpression(options)) {
    const theme = literalText(propertyOf(options, 'name'));
    const slot = literalText(propertyOf(options, 'slot'));
    if (theme !== undefined && slot !== undefined) {
      const resolver = propertyOf(options, 'overridesResolver');
      // Without a resolver, Material UI applies the overrides of the slot.
      const own = lowerFirst(slot);
      const keys = resolver ? readKeys(resolver) : [own];
      add(styles.overrides, theme, keys);
      // Some resolvers apply a key with another name than the slot's.
      const [key] = keys.includes(own) ? [] : keys;
      Object.assign(element, { theme, slot: own, ...(key ? { overridesKey: key } : {}) });
    }
  }
  styles.styled[name] = element;
}

/** Adds what a module says about its elements. */
export function readStyles(text: string, styles: ApiStyles): void {
  if (!RELEVANT.test(text)) {
    return;
  }
  const file = ts.createSourceFile('module.js', text, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const call = styledCall(node.initializer);
      if (call) {
        describeStyled(node.name.getText(), call, styles);
      }
    }
    if (ts.isCallExpression(node) && /\bgenerateUtilityClasses$/.test(node.expression.getText())) {
      const [prefix, keys] = node.arguments;
      const name = literalText(prefix);
      if (name !== undefined && keys && ts.isArrayLiteralExpression(keys)) {
        add(
          styles.classes,
          name,
          keys.elements.flatMap((key) => literalText(key) ?? []),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/**
 * What the modules of a product say about the elements that they render. It reads JavaScript,
 * because types contain neither the classes of undocumented components nor which keys of
 * `styleOverrides` have an effect.
 */
export function describeStyles(product: ApiProduct, { packages }: ApiSources): ApiStyles {
  const styles: ApiStyles = { classes: {}, overrides: {}, styled: {} };
  for (const { dir } of packages.filter((entry) => entry.product === product)) {
    for (const file of modulesOf(dir)) {
      readStyles(fs.readFileSync(file, 'utf8'), styles);
    }
  }
  return styles;
}
