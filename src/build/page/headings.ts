import { createSlugger } from '@docusaurus/utils';
import type { Heading, Node, Root } from 'mdast';
import { lineOf, walk } from './mdast';
import { isPlanMarker, planMarkersOf } from './planMarkers';
import { parseBody } from './parseBody';

/** A heading with its id on the site. */
export interface PageHeading {
  readonly id: string;
  /** 2 for `##`. */
  readonly depth: number;
  readonly title: string;
  readonly line?: number;
}

const PINNED_ID = /\s*\{#(?<id>[^}\s]+)\}/;
/** `{/* #my-id *\/}` at the end of a heading. */
const COMMENT_ID = /^\s*\/\*\s*#?(?<id>\S+?)\s*\*\/\s*$/;

function isHeading(node: Node): node is Heading {
  return node.type === 'heading';
}

function commentId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? COMMENT_ID.exec(last.value)?.groups?.id : undefined;
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .flatMap(walk)
    .map((node) => ('value' in node && typeof node.value === 'string' ? node.value : ''))
    .join('');
}

/**
 * The headings of a page in order. Ids are those of Docusaurus, and of `remarkPlanHeadings` for
 * headings with a plan; a test compares them with the published ids.
 */
export function readHeadings(root: Root): PageHeading[] {
  const slugger = createSlugger();
  return walk(root)
    .filter(isHeading)
    .map((heading) => {
      const comment = commentId(heading);
      const hasPlan = planMarkersOf(heading).length > 0;
      const nodes: readonly Node[] = heading.children;
      const parts = nodes.filter((node) => !isPlanMarker(node));
      const text = textOf(comment === undefined ? parts : parts.slice(0, -1));
      const pinned = PINNED_ID.exec(text)?.groups?.id;
      const title = text.replace(PINNED_ID, '').trim();
      const makeId = () =>
        hasPlan
          ? slugger.slug(createSlugger().slug(title), { maintainCase: true })
          : slugger.slug(title);
      return {
        id: comment ?? pinned ?? makeId(),
        depth: heading.depth,
        title,
        line: lineOf(heading),
      };
    });
}

/**
 * The ids of the headings in a text; none if it can't be parsed, which its own page reports.
 *
 * @param text The whole file.
 */
export function headingIds(text: string): string[] {
  try {
    return readHeadings(parseBody(text)).map(({ id }) => id);
  } catch {
    return [];
  }
}
