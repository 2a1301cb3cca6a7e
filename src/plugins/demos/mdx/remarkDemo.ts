import path from 'node:path';
import type { Program } from 'estree-jsx';
import type { Node, Parent, Root } from 'mdast';
import type { MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { refuseProblems, type ContentProblem } from '../../../shared/contentProblem';
import { propsQuery } from '../demoRequest';
import { checkDemoOptions } from './demoOptions';
import { literalAttributes, type JsxElement } from './literalAttributes';

/** What remark hands a plugin beside the tree. */
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

function spreadOf(name: string): MdxJsxExpressionAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [{ type: 'SpreadElement', argument: { type: 'Identifier', name } }],
        },
      },
    ],
  };
  return { type: 'mdxJsxExpressionAttribute', value: `...${name}`, data: { estree } };
}

/**
 * Turns `<Demo file="ColumnTypes" bg="inline" />` into `<Demo {...demo0} bg="inline" />`, where
 * `demo0` is imported from the module of props that `demosPlugin` makes for the name. Pure: it looks
 * at nothing but the page, so that one compilation serves browser and server, and whether there is
 * such a demo is told by the module, which is made again when the folder changes.
 */
export function remarkDemo() {
  return (root: Root, file: PageFile): void => {
    const demos = findDemos(root);
    const pageName = path.basename(file.path);
    refuseProblems(
      path.relative(process.cwd(), file.path),
      demos.flatMap((demo) =>
        [...placementProblems(demo), ...checkDemoOptions(literalAttributes(demo))].map(
          (problem) => ({ line: demo.position?.start.line, ...problem }),
        ),
      ),
    );

    const imports = demos.map((demo, index) => {
      const local = `demo${index}`;
      const name = literalAttributes(demo).find((attribute) => attribute.name === 'file')?.value;
      const isOption = (attribute: JsxElement['attributes'][number]) =>
        attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'file';
      demo.attributes = [spreadOf(local), ...demo.attributes.filter(isOption)];
      const query = propsQuery(String(name), demo.position?.start.line);
      return importOf(local, `./${pageName}${query}`);
    });
    root.children.unshift(...imports);
  };
}
