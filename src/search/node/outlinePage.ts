import type { RecordPlan } from '../shared/records';
import {
  isElement,
  lineOf,
  textAttribute,
  walk,
  type Page,
  type PageContent,
} from '../../content/node/page';
import { looksLikeCode } from '../../api/node/names';
import { namesOfLine, type MentionedName } from './namesOfLine';
import { toPlainText } from './plainText';
import { replacedNames, type ReplacedName } from './replacedNames';

/** A heading of a page, with the first sentence and the demos below it. */
export interface PageSection {
  /** 2 or 3; the text before the first heading is a section of level 1. */
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  readonly plan?: RecordPlan;
  /** The first paragraph or list item as plain text. */
  readonly text: string;
  readonly demos: readonly string[];
  /** The code names in its sentences, lists, and tables, with duplicates. */
  readonly names: readonly MentionedName[];
  /** The names that its diffs replace, which are former names on pages of changes. */
  readonly replaced: readonly ReplacedName[];
  /** The names in its code blocks. */
  readonly codeNames: readonly string[];
  /** The majors whose changes it lists (`<ApiChanges to="v8">`). */
  readonly changesTo: readonly string[];
}

/** Lines that aren't sentences: tags, call-outs, tables, imports. */
const NOT_PROSE = /^(?:[<|]|:{3}|import\s|export\s|\{\/\*|\s*$)/;
const LIST_ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const HEADING_MARKS = /^#+\s+/;

const CATALOGS = ['Events', 'Selectors'] as const;

export type PageCatalog = (typeof CATALOGS)[number];

/** The complete API lists on a page. */
export function catalogsOf(root: Page['root']): PageCatalog[] {
  return walk(root).flatMap((node) =>
    CATALOGS.filter((name) => isElement(node, `Api${name}`) && node.attributes.length === 0),
  );
}

/** The parts of a page that its outline contains. */
type OutlinedPage = PageContent & Pick<Page, 'text'>;

/**
 * The headings, first sentences, and demos of a page. Sentences are read from lines, because a line
 * of a list or table is what a result shows.
 */
export function outlinePage(page: OutlinedPage): PageSection[] {
  const headings = new Map(page.headings.map((heading) => [heading.line, heading]));
  const sections = [createDraft({ level: 1, title: '', anchor: '' }, 0)];
  let hasEnded = false;

  for (const { line, text } of proseLines(page)) {
    const heading = headings.get(line);
    if (heading) {
      const { depth, id, plan, title } = heading;
      if (depth <= 3) {
        sections.push(
          createDraft({ level: depth, title, anchor: id, ...(plan && { plan }) }, line),
        );
      }
      hasEnded = depth > 3;
      (sections.at(-1) as Draft).names.push(...namesOfLine(text.replace(HEADING_MARKS, ''), true));
      continue;
    }
    const section = sections.at(-1) as Draft;
    section.names.push(...namesOfLine(text));
    if (NOT_PROSE.test(text)) {
      hasEnded ||= section.paragraph.length > 0;
    } else if (LIST_ITEM.test(text) && section.paragraph.length > 0) {
      hasEnded = true;
    } else if (!hasEnded) {
      section.paragraph.push(text.replace(LIST_ITEM, ''));
    }
  }
  const changes = changesIn(page.root);
  return sections.map(({ line, paragraph, ...section }, index) => {
    const end = sections[index + 1]?.line ?? Infinity;
    const isHere = (item: { readonly line?: number }) =>
      item.line !== undefined && item.line >= line && item.line < end;
    return {
      ...section,
      text: toPlainText(paragraph.join(' ')),
      demos: page.demos.filter(isHere).flatMap(({ name }) => name ?? []),
      codeNames: [...new Set(page.fences.filter(isHere).flatMap(({ code }) => namesInCode(code)))],
      replaced: page.fences
        .filter((fence) => fence.language === 'diff' && isHere(fence))
        .flatMap(({ code }) => replacedNames(code)),
      changesTo: changes.filter(isHere).map(({ to }) => to),
    };
  });
}

function namesInCode(code: string): string[] {
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter(looksLikeCode);
}

interface Draft extends Pick<PageSection, 'level' | 'title' | 'anchor' | 'plan'> {
  readonly line: number;
  readonly paragraph: string[];
  readonly names: MentionedName[];
}

function createDraft(
  heading: Pick<PageSection, 'level' | 'title' | 'anchor' | 'plan'>,
  line: number,
): Draft {
  return { ...heading, line, paragraph: [], names: [] };
}

/** The tables of changes on a page, by the major that made them. */
function changesIn(root: Page['root']): { readonly to: string; readonly line?: number }[] {
  return walk(root).flatMap((node) => {
    const to = isElement(node, 'ApiChanges') ? textAttribute(node, 'to') : undefined;
    return to === undefined ? [] : [{ to, line: lineOf(node) }];
  });
}

interface ProseLine {
  readonly line: number;
  readonly text: string;
}

/** The lines outside code blocks. A tag that spans several lines is returned as one. */
function* proseLines({ fences, root, text }: OutlinedPage): Generator<ProseLine> {
  const fenceAt = new Map(fences.map((fence) => [fence.line, fence]));
  const lines = text.split('\n');
  let tag = '';
  for (let line = root.children[0]?.position?.start.line ?? 1; line <= lines.length; line++) {
    const fence = fenceAt.get(line);
    const content = lines[line - 1] ?? '';
    if (fence) {
      line = fence.lastLine;
      yield { line, text: '' };
    } else if (tag || (content.startsWith('<') && !content.includes('>'))) {
      tag += ` ${content.trim()}`;
      if (content.includes('>')) {
        yield { line, text: tag.trim() };
        tag = '';
      }
    } else {
      yield { line, text: content };
    }
  }
}
