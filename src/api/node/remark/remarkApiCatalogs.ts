import type { Node, Root } from 'mdast';
import { API_CATALOGS } from '../../shared/apiCatalogs';
import { throwProblems } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { PRODUCTS } from '../../../content/shared/products';
import { importNode, spreadAttribute } from '../../../content/node/mdx-nodes';
import { isJsx, lineOf, textAttribute, walk, type JsxElement } from '../../../content/node/page';
import { contentRoot } from '../../../versions/node';
import { placeOfGuide, type GuideFile } from './apiNameIndex';
import { importPath } from '../../../delivery/node';

function isCatalog(node: Node): node is JsxElement {
  return isJsx(node) && (node.name ?? '') in API_CATALOGS;
}

function dataDir(file: GuideFile): string {
  return `@site/${contentRoot(placeOfGuide(file).major)}/api`;
}

const SEGMENTS = PRODUCTS.flatMap(({ apiSegment }) => apiSegment ?? []);

/** The problem with the attributes of a list, and what is expected. */
function problemOf(element: JsxElement): { found: string; expected: string } | undefined {
  if (element.name === 'ApiObject' && (textAttribute(element, 'name') ?? '') === '') {
    return {
      found: '<ApiObject> has no `name`.',
      expected: 'a part of the API object, e.g. <ApiObject name="GridSortApi" />.',
    };
  }
  const [product = '', to = ''] = ['product', 'to'].map((name) => textAttribute(element, name));
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
    const elements = walk(root).filter(isCatalog);
    if (elements.length === 0) {
      return;
    }
    throwProblems(
      repositoryPath(file.path),
      elements.flatMap((element) => {
        const problem = problemOf(element);
        return problem ? [{ line: lineOf(element), ...problem }] : [];
      }),
    );
    const imports = elements.map((element, index) => {
      const local = `apiCatalog${index}`;
      const catalog = API_CATALOGS[element.name ?? ''];
      const data = catalog?.((name) => textAttribute(element, name) ?? '') ?? '';
      const source = `${dataDir(file)}/${data}.json`;
      element.attributes = [...element.attributes, spreadAttribute(local)];
      element.name = `ApiCatalogs.${element.name ?? ''}`;
      return importNode(local, source);
    });
    root.children.unshift(importNode('ApiCatalogs', importPath('apiPages'), '*'), ...imports);
  };
}
