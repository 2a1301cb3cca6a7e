import fs from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../base/shared/contentProblem';
import { memoize } from '../../../base/shared/memoize';
import { stem } from '../../../search/shared/stem';
import { splitWords } from '../../../search/shared/tokenize';
import { looksLikeCode, type Page } from '../../../content/node/page';
import { kebabCase } from '../../shared/apiNames';
import type { ApiProductModel } from '../../shared/apiModel';
import type { ApiPageGuide } from '../../shared/apiPage';
import type { GuideFacts } from './guides';
import { guideSections, type GuideSection } from './guideSections';
import { familyOf, usedProps, type UsedProps } from './usedProps';

/** A guide with its sections and the props that its demos set. */
export interface SectionedGuide extends Pick<
  GuideFacts,
  'title' | 'route' | 'product' | 'components' | 'imported'
> {
  readonly sections: readonly GuideSection[];
  readonly uses: readonly UsedProps[];
}

/** These pages describe changes, or let readers try everything. */
const NO_GUIDE = /\/(?:migration|whats-new|playground)\//;

function sectionsOf(page: Page, demos: ReadonlyMap<string, UsedProps>): GuideSection[] {
  try {
    return guideSections(page, demos);
  } catch (error) {
    // Its checks report that it can't be parsed.
    if (error instanceof ContentError) {
      return [];
    }
    throw error;
  }
}

/** Reads the sections and demos of a guide; undefined for a page that explains no feature. */
export function sectionGuide(page: Page, facts: GuideFacts): SectionedGuide | undefined {
  if (NO_GUIDE.test(page.route)) {
    return undefined;
  }
  const folder = path.dirname(page.file);
  const demos = new Map(
    facts.demos
      .map(({ name }) => [name, path.join(folder, `${name}.tsx`)] as const)
      .filter(([, file]) => fs.existsSync(file))
      .map(([name, file]) => [name, usedProps(fs.readFileSync(file, 'utf8'))] as const),
  );
  return { ...facts, sections: sectionsOf(page, demos), uses: [...demos.values()] };
}

/** Every component has them, so sections that use them are about something else. */
const WITHOUT_GUIDE = /^(?:sx|style|classes|className|slots|slotProps|apiRef)$/;
/** Sections that name what others explain. */
const NO_TOPIC =
  /^(?:Common mistakes|Next steps|Recipes|Reference|Selectors|apiRef methods|API methods|Run the project)$/;
/** Pages that combine features which others explain. */
const COMBINING = /recipes|\/demos\/|\/backend\//;
/** Answers to questions are about a special case. */
const QUESTION = /\?$/;
const REDUCED = 0.7;

/** Words of names and titles that say nothing about the subject. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and as at by for from get how in is of on or should the to use with change default model'
    .split(' ')
    .map(stem),
);

const wordsOf = memoize((text: string): readonly string[] => {
  const words = splitWords(text).flatMap(({ parts }) => parts.map(stem));
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
});

const SHORTEST = 3;
const COMPARED = 5;

/** Whether words are equal, one shortens the other, or they are forms of one: `expand`, `expans`. */
function isSameWord(a: string, b: string): boolean {
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= SHORTEST && long.startsWith(short.slice(0, COMPARED)));
}

/** How well a title fits a name, from 0 to 1: it has its words, and hardly any others. */
function fit(title: string, name: string): number {
  const words = wordsOf(name);
  const found = wordsOf(title);
  const common = words.filter((word) => found.some((one) => isSameWord(one, word))).length;
  return (common / words.length) * (0.5 + (0.5 * common) / Math.max(found.length, 1));
}

/*
 * The weights here and in `guideSections.ts` were found by trial: of 60 linked props that were drawn
 * by chance and judged by hand, 57 led to the section that explains them. `slotProps.test.ts` holds
 * how many props have a guide, and `memberGuides.test.ts` which kinds of sections are none.
 */

/** What is asked for: a prop of a component. */
interface Wanted {
  readonly family: string;
  readonly name: string;
  /** The names of the component's props. */
  readonly siblings: ReadonlySet<string>;
  /** The share of the demos of the component that set the prop. */
  readonly share: number;
  /** Whether another component of the product has the prop. */
  readonly isShared: (component: string) => boolean;
}

/** How near a guide is to a component: its own, about it, using it, or about another with the prop. */
const NEAR = { namesake: 1.1, about: 1, using: 0.85, related: 0.75, other: 0.5 };

function relation({ components, imported, route }: SectionedGuide, wanted: Wanted) {
  const isOwn = (name: string) => familyOf(name) === wanted.family;
  if (route.endsWith(`/${kebabCase(wanted.family)}/`)) {
    return 'namesake';
  }
  if (components.some(isOwn)) {
    return 'about';
  }
  if ([...imported].some(isOwn)) {
    // A guide that lists no components is about all that it shows.
    return components.length === 0 ? 'about' : 'using';
  }
  if (imported.size + components.length === 0) {
    return 'about';
  }
  return [...components, ...imported].some(wanted.isShared) ? 'related' : 'other';
}

/** A sentence with more names is a list. */
const NAMES_OF_LIST = 4;

function weightOfProse({ names }: GuideSection, { name, siblings }: Wanted): [number, number] {
  const own = names.filter((mention) => mention.name === name);
  const weights = own.map(({ beside, weight }) => {
    const isInList = [...beside].filter((one) => siblings.has(one)).length >= NAMES_OF_LIST;
    return isInList && weight < 10 ? weight / 2 : weight;
  });
  return [Math.max(0, ...weights), Math.min(Math.max(own.length - 1, 0), 4) / 2];
}

/** Demos of another component count less, and a prop of most demos says little about any of them. */
function weightOfCode({ shown }: GuideSection, wanted: Wanted): number {
  const weights = shown.flatMap(({ props, weight }) =>
    [...props]
      .filter(([, names]) => names.has(wanted.name))
      .map(([tag]) =>
        familyOf(tag) === wanted.family ? weight : wanted.isShared(tag) ? weight * 0.8 : 0,
      ),
  );
  return (1 - wanted.share) * Math.max(0, ...weights);
}

/** A prop that more demos set is hardly what a demo is about. */
const RARE = 0.15;
/** From these points on, a section is a guide: with a title that fits, or without. */
const ENOUGH = { titled: 5, untitled: 6 };
const FITTING = 1.2;
const UNTITLED = 0.85;
const IN_HEADING = 10;

/** The points of a section; 0 if it isn't about the prop. */
function pointsOf(section: GuideSection, guide: SectionedGuide, wanted: Wanted): number {
  const [prose, again] = weightOfProse(section, wanted);
  if (prose === 0 || NO_TOPIC.test(section.title)) {
    return 0;
  }
  const code = weightOfCode(section, wanted);
  const title = 5 * fit(section.title, wanted.name);
  const near = NEAR[relation(guide, wanted)] * (COMBINING.test(guide.route) ? REDUCED : 1);
  // In a guide about something else, a plain word can be another thing.
  if (near < 1 && code < 1 && !looksLikeCode(wanted.name)) {
    return 0;
  }
  const isIntroduction = section === guide.sections[0] && prose >= 6 && title >= FITTING;
  const points =
    (prose + again + code + title + fit(guide.title, wanted.name) + (isIntroduction ? 2 : 0)) *
    near *
    (QUESTION.test(section.title) ? REDUCED : 1) *
    (title >= FITTING ? 1 : UNTITLED);
  const isShown = prose >= 4 && code >= 1 && wanted.share < RARE;
  const isAbout =
    title >= FITTING
      ? points >= ENOUGH.titled && (prose >= 3 || code >= 1)
      : points >= ENOUGH.untitled && isShown;
  return isAbout || prose >= IN_HEADING ? points : 0;
}

/** The demos of a guide that use a component, each with the names of the props that it sets. */
function demosOf(family: string, { uses }: SectionedGuide): ReadonlySet<string>[] {
  return uses
    .map((use) => [...use].filter(([tag]) => familyOf(tag) === family))
    .filter((tags) => tags.length > 0)
    .map((tags) => new Set(tags.flatMap(([, names]) => [...names])));
}

/** What the guides of a product say about the props of its components. */
export interface MemberGuides {
  /** The section that explains a prop best; none rather than one that only mentions it. */
  guideOf: (component: string, name: string) => ApiPageGuide | undefined;
  /**
   * Compares props of a component by use, most used first: by the number of guides whose demos set
   * them on it, and then on any component.
   */
  compareUse: (component: string, a: string, b: string) => number;
}

/** @param guides Those of one product. */
export function createMemberGuides(
  guides: readonly SectionedGuide[],
  { components }: Pick<ApiProductModel, 'components'>,
): MemberGuides {
  const props = new Map(
    Object.values(components).map((one) => [one.name, new Set(one.props.map(({ name }) => name))]),
  );
  const demos = memoize((family: string) => guides.map((guide) => demosOf(family, guide)));
  const usesOf = (component: string, name: string) =>
    demos(familyOf(component)).filter((ofGuide) => ofGuide.some((names) => names.has(name))).length;
  const allUsesOf = memoize(
    (name: string) =>
      guides.filter(({ uses }) =>
        uses.some((tags) => [...tags.values()].some((set) => set.has(name))),
      ).length,
  );
  const shareOf = (family: string, name: string) => {
    const all = demos(family).flat();
    return all.filter((names) => names.has(name)).length / Math.max(all.length, 1);
  };
  const titles = guides.flatMap(({ sections }) => sections.map(({ title }) => title));
  const isUnique = (title: string) => titles.filter((one) => one === title).length === 1;
  return {
    compareUse: (component, a, b) =>
      usesOf(component, b) - usesOf(component, a) || allUsesOf(b) - allUsesOf(a),
    guideOf: (component, name) => {
      if (WITHOUT_GUIDE.test(name)) {
        return undefined;
      }
      const family = familyOf(component);
      const wanted: Wanted = {
        family,
        name,
        siblings: props.get(component) ?? new Set(),
        share: shareOf(family, name),
        isShared: (other) => props.get(other)?.has(name) ?? false,
      };
      let best = { points: 0, guide: undefined as ApiPageGuide | undefined };
      for (const guide of guides) {
        for (const section of guide.sections) {
          const points = pointsOf(section, guide, wanted);
          if (points > best.points) {
            const isClear = section === guide.sections[0] || isUnique(section.title);
            const title = isClear ? section.title : `${guide.title}: ${section.title}`;
            best = { points, guide: { title, route: section.route } };
          }
        }
      }
      return best.guide;
    },
  };
}
