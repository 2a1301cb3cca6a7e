import { estimateTokens } from './answerParts';
import { headingKey, markdownHeadings, type MarkdownHeading } from '../markdownHeadings';

/** A section of a page: its heading and everything up to the next one of its level. */
export interface PageSection {
  /** 2 for `##`. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
}

/** The headings from the second level on. */
function findHeadings(lines: readonly string[]): MarkdownHeading[] {
  return markdownHeadings(lines).filter(({ level }) => level > 1);
}

/** The sections of a page in order; those of deeper levels are also part of the one above. */
export function listSections(markdown: string): PageSection[] {
  const lines = markdown.split('\n');
  const headings = findHeadings(lines);
  return headings.map(({ line, level, title }, index) => {
    const next = headings.slice(index + 1).find((other) => other.level <= level);
    return { level, title, text: lines.slice(line, next?.line).join('\n').trim() };
  });
}

/** Everything before the first section. */
function leadOf(markdown: string): string {
  const lines = markdown.split('\n');
  return lines.slice(0, findHeadings(lines)[0]?.line).join('\n').trim();
}

/** The section with a title or id. */
export function findSection(markdown: string, given: string): PageSection | undefined {
  const wanted = headingKey(given);
  return wanted === ''
    ? undefined
    : listSections(markdown).find(({ title }) => headingKey(title) === wanted);
}

const DEEPEST_LISTED = 3;

const PLACES = 2;

/** Two significant digits, because tokens are an estimate. */
function roundTokens(text: string): string {
  return Number(estimateTokens(text).toPrecision(PLACES)).toLocaleString('en-US');
}

function sectionList(sections: readonly PageSection[]): string {
  const line = ({ level, title, text }: PageSection) =>
    `${'  '.repeat(level - 2)}- ${title} (about ${roundTokens(text)} tokens)`;
  return sections.map(line).join('\n');
}

/** The lead of a page that is too long for one answer, and its sections. */
export function summarizePage(path: string, markdown: string, parts: number): string {
  const sections = listSections(markdown).filter(({ level }) => level <= DEEPEST_LISTED);
  const how = [
    `The page is too long for one answer (about ${roundTokens(markdown)} tokens).`,
    `Call get_page with \`page\` "${path}" and a \`section\` of this list, or with \`part\` from 1 to ${parts} for all of it.`,
    'get_api_member returns a single prop, slot, or CSS class of an API page.',
  ];
  return [leadOf(markdown), how.join(' '), `Sections:\n\n${sectionList(sections)}`].join('\n\n');
}
