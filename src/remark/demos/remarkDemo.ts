import path from 'node:path';
import type { MemberExpression, Program } from 'estree-jsx';
import type { Node, Parent, Root } from 'mdast';
import type { MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { throwProblems, type ContentProblem } from '../../shared/contentProblem';
import { propsQuery, type PlacedDemo } from '../../build/demos';
import { checkDemoOptions } from './demoOptions';
import { literalAttributes, type JsxElement } from './literalAttributes';

/** The file that remark passes to a plugin. */
export interface PageFile {
  readonly path: string;
}

function isDemo(node: Node): node is JsxElement {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx && (node as JsxElement).name === 'Demo';
}

function findDemos(node: Node): JsxElement[] {
  const children = 'children' in node ? (node as Parent).children : [];
  return [...(isDemo(node) ? [node] : []), ...children.flatMap(findDemos)];
}

function placementProblems(demo: JsxElement): ContentProblem[] {
  if (demo.children.length > 0) {
    return [{ found: '<Demo> has content.', fix: 'Close it at once: `<Demo file="…" />`.' }];
  }
  return demo.type === 'mdxJsxTextElement'
    ? [{ found: '<Demo> stands within a line of text.', fix: 'Give it a paragraph of its own.' }]
    : [];
}

/** Finds all problems in the `<Demo>` tags of a page, except for demos that don't exist. */
export function checkDemoTags(root: Root): ContentProblem[] {
  return findDemos(root).flatMap((demo) =>
    [...placementProblems(demo), ...checkDemoOptions(literalAttributes(demo))].map((problem) => ({
      line: demo.position?.start.line,
      ...problem,
    })),
  );
}

/** The demos of a page without duplicates, with the line of their first tag. */
export function placedDemos(root: Root): PlacedDemo[] {
  const placed = new Map<string, PlacedDemo>();
  for (const demo of findDemos(root)) {
    const attributes = literalAttributes(demo);
    const name = String(attributes.find((item) => item.name === 'file')?.value);
    const isFramed = attributes.some((item) => item.name === 'iframe' && item.value === true);
    const before = placed.get(name) ?? { name, line: demo.position?.start.line };
    placed.set(name, isFramed ? { ...before, isFramed } : before);
  }
  return [...placed.values()];
}

function importOf(local: string, source: string): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } },
        ],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        attributes: [],
      },
    ],
  };
  const value = `import ${local} from ${JSON.stringify(source)};`;
  return { type: 'mdxjsEsm', value, data: { estree } };
}

function spreadOf(object: string, property: string): MdxJsxExpressionAttribute {
  const argument: MemberExpression = {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: object },
    property: { type: 'Identifier', name: property },
    computed: false,
    optional: false,
  };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: { type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument }] },
      },
    ],
  };
  return { type: 'mdxJsxExpressionAttribute', value: `...${object}.${property}`, data: { estree } };
}

/** The name of the import with the props of all demos of the page. */
const DEMOS = 'pageDemos';

/**
 * Turns `<Demo file="ColumnTypes" bg="inline" />` into `<Demo {...pageDemos.ColumnTypes}
 * bg="inline" />`, where `pageDemos` is imported from a module that `demosPlugin` generates. It
 * only depends on the page, so one compilation serves browser and server. Whether a demo exists is
 * checked by the generated module, which is updated when the folder changes.
 */
export function remarkDemo() {
  return (root: Root, file: PageFile): void => {
    const demos = findDemos(root);
    throwProblems(
      path.relative(process.cwd(), file.path).split(path.sep).join('/'),
      checkDemoTags(root),
    );
    if (demos.length === 0) {
      return;
    }

    const query = propsQuery(placedDemos(root));
    for (const demo of demos) {
      const isFile = (attribute: { readonly name?: string }) => attribute.name === 'file';
      const name = String(literalAttributes(demo).find(isFile)?.value);
      demo.attributes = [
        spreadOf(DEMOS, name),
        ...demo.attributes.filter((item) => item.type !== 'mdxJsxAttribute' || !isFile(item)),
      ];
    }
    root.children.unshift(importOf(DEMOS, `./${path.basename(file.path)}${query}`));
  };
}
