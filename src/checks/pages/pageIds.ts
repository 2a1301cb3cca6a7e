import type { Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { demoNames, demoSourceIds } from '../../shared/demoIds';
import { isMovedSections } from '../../shared/movedSections';
import { type Page, walk } from '../../build/page';
import { literalAttributes } from '../../remark/demos';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The targets of links in a page. */
export interface PageIds {
  /** The ids of sections, which are suggested to authors: headings and moved sections. */
  readonly sections: readonly string[];
  /** All known ids. */
  readonly all: ReadonlySet<string>;
  /** Whether components of the page generate ids that are only known once it is rendered. */
  readonly isOpen: boolean;
}

/** Components that list parts of the API, each entry with an id. */
const MAKES_IDS = /^(?:Api[A-Z]|Features$)/;

/** The section that a list of components adds, see `remarkApiSection`. */
const API_SECTION = 'api';

function attribute(element: JsxElement, wanted: string): string | undefined {
  const value = literalAttributes(element).find(({ name }) => name === wanted)?.value;
  return typeof value === 'string' ? value : undefined;
}

function idsOfElement(element: JsxElement): string[] {
  const id = attribute(element, 'id');
  const file = attribute(element, 'file');
  if (element.name === 'Demo' && file !== undefined) {
    const names = demoNames({ name: file, aliases: attribute(element, 'aliases') });
    return names.flatMap((name) => [name, ...demoSourceIds(name)]);
  }
  return id === undefined ? [] : [id];
}

/** The ids of a page. */
export function readPageIds({ frontMatter, headings, root }: Page): PageIds {
  const elements = walk(root).filter(isJsx);
  const { movedSections } = frontMatter;
  const sections = [
    ...headings.map(({ id }) => id),
    ...(isMovedSections(movedSections) ? Object.keys(movedSections) : []),
    ...('components' in frontMatter ? [API_SECTION] : []),
  ];
  return {
    sections,
    all: new Set([...sections, ...elements.flatMap(idsOfElement)]),
    isOpen: elements.some(({ name }) => name !== null && MAKES_IDS.test(name)),
  };
}
