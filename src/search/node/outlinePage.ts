import type { Node, Paragraph } from 'mdast';
import type { PaidPlan } from '../../content/shared/plans';
import {
  isElement,
  lineOf,
  looksLikeCode,
  plainText,
  textAttribute,
  walk,
  type Page,
  type PageContent,
  type PageHeading,
  type PageMention,
} from '../../content/node/page';
import { replacedNames, type ReplacedName } from './replacedNames';

/** A code name in a section. A diff of the section replaces it, or its prose mentions it. */
export type MentionedName = Pick<PageMention, 'name' | 'text'> & {
  readonly place: PageMention['place'] | 'replaced';
};

/** A heading of a page, with the first sentence and the demos below it. */
export interface PageSection {
  /** 2 or 3; the text before the first heading is a section of level 1. */
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  readonly plan?: PaidPlan;
  /** The first paragraph or list item as plain text. */
  readonly text: string;
  readonly demos: readonly string[];
  /** The code names in its heading, sentences, and tables, with duplicates. */
  readonly names: readonly MentionedName[];
  /** The names that its diffs replace, which are former names on pages of changes. */
  readonly replaced: readonly ReplacedName[];
  /** The names in its code blocks. */
  readonly codeNames: readonly string[];
  /** The majors whose changes it lists (`<ApiChanges to="v8">`). */
  readonly changesTo: readonly string[];
}

const CATALOGS = ['Events', 'Selectors'] as const;

export type PageCatalog = (typeof CATALOGS)[number];

/** The complete API lists on a page. */
export function catalogsOf(root: Page['root']): PageCatalog[] {
  return walk(root).flatMap((node) =>
    CATALOGS.filter((name) => isElement(node, `Api${name}`) && node.attributes.length === 0),
  );
}

/** The headings, first sentences, and demos of a page. */
export function outlinePage(page: PageContent): PageSection[] {
  const changes = changesIn(page.root);
  const paragraphs = walk(page.root).filter(isParagraph);
  const starts = [INTRODUCTION, ...page.headings.filter(({ depth }) => depth <= 3)];
  return starts.map(({ depth, id, line = 0, plan, title }, index) => {
    const isHere = isBetween(line, starts[index + 1]?.line);
    const isBelow = isBetween(line, page.headings.find((next) => (next.line ?? 0) > line)?.line);
    const fences = page.fences.filter(isHere);
    return {
      level: depth,
      title,
      anchor: id,
      ...(plan && { plan }),
      text: firstText(paragraphs.filter((node) => isBelow({ line: lineOf(node) }))),
      demos: page.demos.filter(isHere).flatMap(({ name }) => name ?? []),
      names: page.mentions.filter(isHere).filter(({ name }) => looksLikeCode(name)),
      codeNames: [...new Set(fences.flatMap(({ code }) => namesInCode(code)))],
      replaced: fences
        .filter(({ language }) => language === 'diff')
        .flatMap(({ code }) => replacedNames(code)),
      changesTo: changes.filter(isHere).map(({ to }) => to),
    };
  });
}

/** The section before the first heading. */
const INTRODUCTION: PageHeading = { depth: 1, id: '', title: '' };

/** What is on a line from the first to before the last. */
function isBetween(first: number, last = Infinity) {
  return ({ line = -1 }: { readonly line?: number }) => line >= first && line < last;
}

function firstText(nodes: readonly Node[]): string {
  const first = nodes.find((node) => plainText(node) !== '');
  return first ? plainText(first) : '';
}

/** The label of a call-out is a title. */
function isParagraph(node: Node): boolean {
  return node.type === 'paragraph' && !(node as Paragraph).data?.directiveLabel;
}

function namesInCode(code: string): string[] {
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter(looksLikeCode);
}

/** The tables of changes on a page, by the major that made them. */
function changesIn(root: Page['root']): { readonly to: string; readonly line?: number }[] {
  return walk(root).flatMap((node) => {
    const to = isElement(node, 'ApiChanges') ? textAttribute(node, 'to') : undefined;
    return to === undefined ? [] : [{ to, line: lineOf(node) }];
  });
}
