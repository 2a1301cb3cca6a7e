import { createSlugger } from '@docusaurus/utils';
import type { RecordPlan } from '../../shared/search/records';
import { namesOfLine, type MentionedName } from './namesOfLine';
import { toPlainText } from './plainText';

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
  /** The majors whose changes it lists (`<ApiChanges to="v8">`). */
  readonly changesTo: readonly string[];
}

type Slugger = ReturnType<typeof createSlugger>;

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{1,6})\s+(.+?)\s*$/;
const PINNED_ID = /\s*(?:\{#([^}\s]+)\}|\{\/\*\s*#?(\S+?)\s*\*\/\})/;
const PLAN = /<Plan\s+tier="(pro|premium)"\s*\/>/;
const CHANGES = /<ApiChanges\s[^>]*?to="(v\d+)"/;
const DEMO = /<Demo\s[^>]*?file="(\w+)"/;
/** Lines that aren't sentences: tags, call-outs, tables, imports. */
const NOT_PROSE = /^(?:[<|]|:{3}|import\s|export\s|\{\/\*|\s*$)/;
const LIST_ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

const CATALOG = /<Api(Events|Selectors)\s*\/>/g;

export type PageCatalog = 'Events' | 'Selectors';

/** The API lists on a page. */
export function catalogsOf(body: string): PageCatalog[] {
  return [...body.matchAll(CATALOG)].map((match) => match[1] as PageCatalog);
}

/**
 * The headings, first sentences, and demos of a page. Reads lines instead of parsing the whole
 * syntax, because the content rules restrict the forms, and a build reads hundreds of pages.
 *
 * @param body The page without its front matter.
 */
export function outlinePage(body: string): PageSection[] {
  const slugger = createSlugger();
  const sections = [createDraft({ level: 1, title: '', anchor: '' })];
  let hasEnded = false;

  for (const line of proseLines(body)) {
    const heading = HEADING.exec(line);
    const section = sections.at(-1) as Draft;
    if (heading) {
      const draft = toDraft(heading[1] ?? '', heading[2] ?? '', slugger);
      if (draft.level <= 3) {
        sections.push(draft);
      }
      hasEnded = draft.level > 3;
      (sections.at(-1) as Draft).names.push(...namesOfLine(heading[2] ?? '', true));
      continue;
    }
    section.names.push(...namesOfLine(line));
    const changes = CHANGES.exec(line)?.[1];
    if (changes) {
      section.changesTo.push(changes);
    }
    const demo = DEMO.exec(line)?.[1];
    if (demo) {
      section.demos.push(demo);
    }
    if (NOT_PROSE.test(line)) {
      hasEnded ||= section.paragraph.length > 0;
    } else if (LIST_ITEM.test(line) && section.paragraph.length > 0) {
      hasEnded = true;
    } else if (!hasEnded) {
      section.paragraph.push(line.replace(LIST_ITEM, ''));
    }
  }
  return sections.map(({ paragraph, ...section }) => ({
    ...section,
    text: toPlainText(paragraph.join(' ')),
  }));
}

type Heading = Pick<PageSection, 'level' | 'title' | 'anchor' | 'plan'>;

interface Draft extends Heading {
  readonly paragraph: string[];
  readonly demos: string[];
  readonly names: MentionedName[];
  readonly changesTo: string[];
}

function createDraft(heading: Heading): Draft {
  return { ...heading, paragraph: [], demos: [], names: [], changesTo: [] };
}

function toDraft(marks: string, text: string, slugger: Slugger): Draft {
  const plan = PLAN.exec(text)?.[1] as RecordPlan | undefined;
  const [, classic, comment] = PINNED_ID.exec(text) ?? [];
  const title = toPlainText(text.replace(PINNED_ID, '').replace(PLAN, ''));
  return createDraft({
    level: marks.length,
    title,
    anchor: classic ?? comment ?? makeAnchor(title, plan !== undefined, slugger),
    ...(plan && { plan }),
  });
}

/** Like `remarkPlanHeadings` for headings with a plan, and Docusaurus for the others. */
function makeAnchor(title: string, hasPlan: boolean, slugger: Slugger): string {
  return hasPlan
    ? slugger.slug(createSlugger().slug(title), { maintainCase: true })
    : slugger.slug(title);
}

/** The lines outside code blocks. A tag that spans several lines is returned as one. */
function* proseLines(body: string): Generator<string> {
  let fence: string | null = null;
  let tag = '';
  for (const line of body.split('\n')) {
    const marker = FENCE.exec(line)?.[1];
    if (fence) {
      fence = marker?.startsWith(fence) ? null : fence;
    } else if (marker) {
      fence = marker;
      yield '';
    } else if (tag || (line.startsWith('<') && !line.includes('>'))) {
      tag += ` ${line.trim()}`;
      if (line.includes('>')) {
        yield tag.trim();
        tag = '';
      }
    } else {
      yield line;
    }
  }
}
