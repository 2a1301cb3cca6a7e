import { demoNames, demoSourceIds } from '../../../demos/shared/demoIds';
import { movedSectionsOf } from '../../shared/movedSections';
import {
  API_SECTION,
  hasApiSection,
  isJsx,
  textAttribute,
  walk,
  type Page,
  type PageDemo,
} from '../page';

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

function idsOfDemo({ aliases, name }: PageDemo): string[] {
  return name === undefined
    ? []
    : demoNames({ name, aliases }).flatMap((known) => [known, ...demoSourceIds(known)]);
}

/** The ids of a page. */
export function readPageIds({ demos, frontMatter, headings, root }: Page): PageIds {
  const elements = walk(root).filter(isJsx);
  const sections = [
    ...headings.map(({ id }) => id),
    ...Object.keys(movedSectionsOf(frontMatter)),
    ...(hasApiSection(frontMatter) ? [API_SECTION] : []),
  ];
  return {
    sections,
    all: new Set([
      ...sections,
      ...demos.flatMap(idsOfDemo),
      ...elements.flatMap((element) => textAttribute(element, 'id') ?? []),
    ]),
    isOpen: elements.some(({ name }) => name !== null && MAKES_IDS.test(name)),
  };
}
