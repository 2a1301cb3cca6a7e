import type { NonEmpty } from '../../base/shared/nonEmpty';
import { groupBy } from '../../base/shared/groupBy';
import type { ProductId } from '../../content/shared/products';
import { stem } from '../shared/stem';
import { splitWords } from '../shared/tokenize';
import { firstSentence } from './plainText';
import type { MentionedName, PageSection } from './outlinePage';
import type { PageOutline } from './readPages';

/** The section that explains a name best. */
export interface Explanation {
  readonly name: string;
  readonly product: ProductId;
  readonly page: PageOutline;
  readonly section: PageSection;
  /** Plain text; can be empty. */
  readonly text: string;
  /** Whether the section is about the name, instead of only mentioning it. */
  readonly isTopic: boolean;
}

const TEXT_LENGTH = 110;

const WEIGHT_OF_PLACE: Readonly<Record<MentionedName['place'], number>> = {
  heading: 10,
  replaced: 5,
  subject: 6,
  sentence: 2,
};
/** For each repeated mention, because the section is more likely about the name. */
const REPEATED_WEIGHT = 0.5;
const MAX_REPEATED = 4;
/** `GridFooter` belongs to the section "Footer" rather than to one that mentions it. */
const NAMED_BY_SECTION = 5;
const NAMED_BY_PAGE = 3;
/** For a name that is the subject of a line in a section with another title. */
const TOPIC = 6;
/** Guides explain how something works; these pages only what changed. */
const PAGE_OF_CHANGES = 0.2;
/** An introduction and the list of a codemod's changes name what other sections explain. */
const INTRODUCTION = 0.3;
const INTRODUCTION_TITLE = /^(?:|Introduction|Run codemods|API changes)$/;
const PATH_OF_CHANGES = /^(?:v\d+\/)?(?:migration|whats-new)\//;

export function isPageOfChanges({ path }: Pick<PageOutline, 'path'>): boolean {
  return PATH_OF_CHANGES.test(path);
}

function stemsOf(text: string): string[] {
  return splitWords(text).flatMap(({ parts }) => parts.map(stem));
}

/** The share of a name's words that a title contains, from 0 to 1. */
function shareIn(title: string, name: string): number {
  const words = stemsOf(name);
  const found = new Set(stemsOf(title));
  return words.filter((word) => found.has(word)).length / words.length;
}

/** The mentions of a name in a section, at least one. */
type Mentions = NonEmpty<MentionedName>;

function score(mentions: Mentions, page: PageOutline, section: PageSection): number {
  const [{ name }] = mentions;
  const best = Math.max(...mentions.map(({ place }) => WEIGHT_OF_PLACE[place]));
  const again = Math.min(mentions.length - 1, MAX_REPEATED) * REPEATED_WEIGHT;
  const named =
    NAMED_BY_SECTION * shareIn(section.title, name) + NAMED_BY_PAGE * shareIn(page.title, name);
  return (
    (best + again + named) *
    (isPageOfChanges(page) ? PAGE_OF_CHANGES : 1) *
    (INTRODUCTION_TITLE.test(section.title) ? INTRODUCTION : 1)
  );
}

/** The text of the best mention. */
function textOf(mentions: Mentions): string {
  const byWeight = [...mentions].sort(
    (a, b) => WEIGHT_OF_PLACE[b.place] - WEIGHT_OF_PLACE[a.place],
  );
  return firstSentence(byWeight.find(({ text }) => text !== '')?.text ?? '', TEXT_LENGTH);
}

/** The section that explains each name, for every product whose guides mention it. */
export function explainingSections(pages: readonly PageOutline[]): Explanation[] {
  const best = new Map<string, { readonly explanation: Explanation; readonly points: number }>();
  for (const page of pages) {
    for (const section of page.sections) {
      for (const [name, mentions] of groupBy(section.names, (mention) => mention.name)) {
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
