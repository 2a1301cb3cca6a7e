import path from 'node:path';
import type { Program } from 'estree-jsx';
import type { Node, Parent, Root } from 'mdast';
import type { MdxJsxExpressionAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { API_CATALOGS } from '../../shared/apiCatalogs';
import { throwProblems } from '../../shared/contentProblem';
import { PRODUCTS } from '../../shared/products';
import { contentRoot } from '../../build/versions';
import { placeOfGuide, type GuideFile } from './apiNameIndex';
import { importPath } from '../../build/featureModules';

function isCatalog(node: Node): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' && ((node as MdxJsxFlowElement).name ?? '') in API_CATALOGS
  );
}

function findCatalogs(node: Node): MdxJsxFlowElement[] {
  const children = 'children' in node ? (node as Parent).children : [];
  return [...(isCatalog(node) ? [node] : []), ...children.flatMap(findCatalogs)];
}

function attribute(element: MdxJsxFlowElement, name: string): string {
  const found = element.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'string' ? found.value : '';
}

function program(body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

function importOf(local: string, source: string, isNamespace: boolean): MdxjsEsm {
  const id = { type: 'Identifier', name: local } as const;
  const estree = program([
    {
      type: 'ImportDeclaration',
      specifiers: [
        isNamespace
          ? { type: 'ImportNamespaceSpecifier', local: id }
          : { type: 'ImportDefaultSpecifier', local: id },
      ],
      source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
      attributes: [],
    },
  ]);
  const value = `import ${isNamespace ? '* as ' : ''}${local} from ${JSON.stringify(source)};`;
  return { type: 'mdxjsEsm', value, data: { estree } };
}

function spreadOf(name: string): MdxJsxExpressionAttribute {
  const estree = program([
    {
      type: 'ExpressionStatement',
      expression: {
        type: 'ObjectExpression',
        properties: [{ type: 'SpreadElement', argument: { type: 'Identifier', name } }],
      },
    },
  ]);
  return { type: 'mdxJsxExpressionAttribute', value: `...${name}`, data: { estree } };
}

function dataDir(file: GuideFile): string {
  return `@site/${contentRoot(placeOfGuide(file).major)}/api`;
}

const SEGMENTS = PRODUCTS.flatMap(({ apiSegment }) => apiSegment ?? []);

/** The problem with the attributes of a list, and what is expected. */
function problemOf(element: MdxJsxFlowElement): { found: string; expected: string } | undefined {
  if (element.name === 'ApiObject' && attribute(element, 'name') === '') {
    return {
      found: '<ApiObject> has no `name`.',
      expected: 'a part of the API object, e.g. <ApiObject name="GridSortApi" />.',
    };
  }
  const [product, to] = [attribute(element, 'product'), attribute(element, 'to')];
  if (element.name === 'ApiChanges' && !(SEGMENTS.includes(product) && /^v\d+$/.test(to))) {
    return {
      found: `<ApiChanges> has product="${product}" and to="${to}".`,
      expected: `one of ${SEGMENTS.join(', ')} and the newer major, e.g. <ApiChanges product="charts" to="v8" />.`,
    };
  }
  return undefined;
}

/**
 * Passes data to the API lists in guides: `<ApiObject name="GridSortApi" />`, `<ApiEvents />`,
 * `<ApiSelectors category="Sorting" />`, `<ApiChanges product="charts" to="v8" />`. The data and
 * the components load with the pages that show them.
 *
 * @throws ContentError for attributes without data
 */
export function remarkApiCatalogs() {
  return (root: Root, file: GuideFile): void => {
    const elements = findCatalogs(root);
    if (elements.length === 0) {
      return;
    }
    throwProblems(
      path.relative(process.cwd(), file.path),
      elements.flatMap((element) => {
        const problem = problemOf(element);
        return problem ? [{ line: element.position?.start.line, ...problem }] : [];
      }),
    );
    const imports = elements.map((element, index) => {
      const local = `apiCatalog${index}`;
      const catalog = API_CATALOGS[element.name ?? ''];
      const data = catalog?.((name) => attribute(element, name)) ?? '';
      const source = `${dataDir(file)}/${data}.json`;
      element.attributes = [...element.attributes, spreadOf(local)];
      element.name = `ApiCatalogs.${element.name ?? ''}`;
      return importOf(local, source, false);
    });
    root.children.unshift(importOf('ApiCatalogs', importPath('apiPages'), true), ...imports);
  };
}
