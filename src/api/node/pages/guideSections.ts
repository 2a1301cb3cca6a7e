import type { Node } from 'mdast';
import { lineOf, plainText, walk, type Page } from '../../../content/node/page';
import { usedProps, type UsedProps } from './usedProps';

/** How much a section is about a name, by the place that names it. */
const WEIGHTS = {
  heading: 10,
  /** The first sentence of the section begins with it. */
  subjectOfLead: 7,
  lead: 6,
  opening: 4,
  subject: 4,
  /** In the first sentence of a later paragraph. */
  start: 3,
  sentence: 1,
} as const;

/** A name in a section. */
interface SectionName {
  readonly name: string;
  readonly weight: number;
  /** All names in its sentence. */
  readonly beside: ReadonlySet<string>;
}

/** The props that a demo or code block of a section sets. */
interface ShownProps {
  readonly props: UsedProps;
  readonly weight: number;
}

const WEIGHT_OF_DEMO = 2;
const WEIGHT_OF_CODE = 1.5;
/** What a section shows first is what it is about. */
const FIRST = 1;

/** A section of a guide: what it names, and what its demos and code show. */
export interface GuideSection {
  readonly title: string;
  /** With the anchor of the section; that of the page for its introduction. */
  readonly route: string;
  readonly names: readonly SectionName[];
  readonly shown: readonly ShownProps[];
}

/** What is on a line from the first to before the last. */
function isBetween(first = Infinity, last = Infinity) {
  return ({ line = -1 }: { readonly line?: number | undefined }) => line >= first && line < last;
}

function weightOf(place: string, isOpening: boolean, isFirstSentence: boolean): number {
  if (place === 'heading') {
    return WEIGHTS.heading;
  }
  if (isOpening && isFirstSentence) {
    return place === 'subject' ? WEIGHTS.subjectOfLead : WEIGHTS.lead;
  }
  if (isOpening) {
    return WEIGHTS.opening;
  }
  if (place === 'subject') {
    return WEIGHTS.subject;
  }
  return isFirstSentence ? WEIGHTS.start : WEIGHTS.sentence;
}

function namesOf(page: Page, paragraphs: readonly Node[], isHere: ReturnType<typeof isBetween>) {
  const opening = paragraphs.find((node) => isHere({ line: lineOf(node) }))?.position;
  const isOpening = isBetween(opening?.start.line, (opening?.end.line ?? 0) + 1);
  const mentions = page.mentions
    .filter(isHere)
    // A slot can have the name of a prop, and `params.row` isn't `row`.
    .filter(({ name, owner, text }) => owner === undefined && !text.includes(`${name} slot`));
  return mentions.map(({ line, name, place, text }): SectionName => {
    const paragraph = paragraphs.find((node) => lineOf(node) === line);
    const isFirst = paragraph !== undefined && plainText(paragraph).startsWith(text);
    const beside = mentions.filter((other) => other.line === line && other.text === text);
    return {
      name,
      weight: weightOf(place, isOpening({ line }), isFirst),
      beside: new Set(beside.map((other) => other.name)),
    };
  });
}

function shownIn(
  page: Page,
  demos: ReadonlyMap<string, UsedProps>,
  isHere: ReturnType<typeof isBetween>,
): ShownProps[] {
  const ofDemos = page.demos.filter(isHere).map(({ line = 0, name = '' }) => ({
    line,
    props: demos.get(name) ?? new Map<string, ReadonlySet<string>>(),
    weight: WEIGHT_OF_DEMO,
  }));
  const ofCode = page.fences
    .filter(isHere)
    .filter(({ language = '' }) => /^[jt]sx$/.test(language))
    .map(({ code, line }) => ({ line, props: usedProps(code), weight: WEIGHT_OF_CODE }));
  return [...ofDemos, ...ofCode]
    .sort((a, b) => a.line - b.line)
    .map(({ props, weight }, index) => ({ props, weight: weight + (index === 0 ? FIRST : 0) }));
}

/**
 * The sections of a page, its introduction first.
 *
 * @param demos The props that each demo of the page sets, by the demo's name.
 */
export function guideSections(page: Page, demos: ReadonlyMap<string, UsedProps>): GuideSection[] {
  const headings = page.headings.filter(({ depth }) => depth <= 3);
  const starts = [{ id: '', title: String(page.frontMatter.title), line: 0 }, ...headings];
  const paragraphs = walk(page.root).filter(({ type }) => type === 'paragraph');
  return starts.map(({ id, line, title }, index) => {
    const isHere = isBetween(line, starts[index + 1]?.line);
    return {
      title,
      route: id === '' ? page.route : `${page.route}#${id}`,
      names: namesOf(page, paragraphs, isHere),
      shown: shownIn(page, demos, isHere),
    };
  });
}
