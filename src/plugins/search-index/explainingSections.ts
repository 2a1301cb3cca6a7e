import type { ProductId } from '../../shared/products';
import { stem } from '../../shared/search/stem';
import { splitWords } from '../../shared/search/tokenize';
import type { MentionedName } from './namesOfLine';
import type { PageSection } from './outlinePage';
import type { PageOutline } from './readPages';

/** The section that says most about a name. */
export interface Explanation {
  readonly name: string;
  readonly product: ProductId;
  readonly page: PageOutline;
  readonly section: PageSection;
  /** Plain text; may be empty. */
  readonly text: string;
  /** Whether the section is about it: more than a mention. */
  readonly isTopic: boolean;
}

const WEIGHT_OF_PLACE: Readonly<Record<MentionedName['place'], number>> = {
  heading: 10,
  subject: 6,
  sentence: 2,
};
/** A section that comes back to a name is about it, the more so the oftener. */
const AGAIN = 0.5;
const MOST_COUNTED_AGAIN = 4;
/** `GridFooter` belongs to the section "Footer" rather than to one that mentions it. */
const NAMED_BY_SECTION = 5;
const NAMED_BY_PAGE = 3;
/** What a line is about, in a section with another title, just counts. */
const TOPIC = 6;
/** Guides say how a thing works, these pages what became of it. */
const PAGE_OF_CHANGES = 0.2;
/** An introduction lists what the sections below it explain. */
const INTRODUCTION = 0.3;
const INTRODUCTION_TITLE = /^(?:|Introduction)$/;
const PATH_OF_CHANGES = /^(?:v\d+\/)?(?:migration|whats-new)\//;

export function isPageOfChanges({ path }: Pick<PageOutline, 'path'>): boolean {
  return PATH_OF_CHANGES.test(path);
}

function stemsOf(text: string): string[] {
  return splitWords(text).flatMap(({ parts }) => parts.map(stem));
}

/** Part of a name's words that a title has, 0 to 1. */
function shareIn(title: string, name: string): number {
  const words = stemsOf(name);
  const found = new Set(stemsOf(title));
  return words.filter((word) => found.has(word)).length / words.length;
}

/** What a section says about one name, at least once. */
type Mentions = readonly [MentionedName, ...MentionedName[]];

function groupByName(names: readonly MentionedName[]): Mentions[] {
  const groups = new Map<string, [MentionedName, ...MentionedName[]]>();
  for (const mention of names) {
    const group = groups.get(mention.name);
    if (group) {
      group.push(mention);
    } else {
      groups.set(mention.name, [mention]);
    }
  }
  return [...groups.values()];
}

function score(mentions: Mentions, page: PageOutline, section: PageSection): number {
  const [{ name }] = mentions;
  const best = Math.max(...mentions.map(({ place }) => WEIGHT_OF_PLACE[place]));
  const again = Math.min(mentions.length - 1, MOST_COUNTED_AGAIN) * AGAIN;
  const named =
    NAMED_BY_SECTION * shareIn(section.title, name) + NAMED_BY_PAGE * shareIn(page.title, name);
  return (
    (best + again + named) *
    (isPageOfChanges(page) ? PAGE_OF_CHANGES : 1) *
    (INTRODUCTION_TITLE.test(section.title) ? INTRODUCTION : 1)
  );
}

/** What the most telling of the mentions says. */
function textOf(mentions: Mentions): string {
  const telling = [...mentions].sort((a, b) => WEIGHT_OF_PLACE[b.place] - WEIGHT_OF_PLACE[a.place]);
  return telling.find(({ text }) => text !== '')?.text ?? '';
}

/** For every name that guides mention, and every product that does, the section that explains it. */
export function explainingSections(pages: readonly PageOutline[]): Explanation[] {
  const best = new Map<string, { readonly explanation: Explanation; readonly points: number }>();
  for (const page of pages) {
    for (const section of page.sections) {
      for (const mentions of groupByName(section.names)) {
        const [{ name }] = mentions;
        const key = `${page.product} ${name}`;
        const points = score(mentions, page, section);
        if (points > (best.get(key)?.points ?? 0)) {
          const text = textOf(mentions) || section.text;
          const isTopic = points >= TOPIC;
          const explanation = { name, product: page.product, page, section, text, isTopic };
          best.set(key, { explanation, points });
        }
      }
    }
  }
  return [...best.values()].map(({ explanation }) => explanation);
}
