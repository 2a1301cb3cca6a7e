import { headingKey, markdownHeadings } from '../../markdownHeadings';
import type { Alternate } from '../page/createAlternate';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([\da-f]+);?/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(amp|lt|gt|quot|nbsp);?/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The text of the headings of a built page, without plan icons and anchor links. */
function headingsOfHtml(html: string): string[] {
  const start = html.indexOf('<article');
  const article = html.slice(start, html.lastIndexOf('</article>'));
  return [...article.matchAll(/<h([1-6])\b([^>]*)>(.*?)<\/h\1>/gs)]
    .filter(([, , attributes = '']) => !/data-not-content/.test(attributes))
    .map(([, , , inner = '']) =>
      headingKey(
        decodeEntities(
          inner
            .replace(/<svg.*?<\/svg>/gs, '')
            .replace(/<a\b[^>]*class="?[^>]*hash-link.*?<\/a>/gs, '')
            .replace(/<[^>]*>/g, ''),
        ),
      ),
    )
    .filter(Boolean);
}

function demosOfHtml(html: string): string[] {
  return [...html.matchAll(/\bdata-demo="?([\w-]+)/g)].map((match) => match[1] ?? '');
}

function headingsOfMarkdown(markdown: string): string[] {
  return markdownHeadings(markdown.split('\n'))
    .map(({ title }) => headingKey(decodeEntities(title)))
    .filter(Boolean);
}

/** The names in the first column of the tables and lists on an API page's alternate. */
function missingMembers(markdown: string, html: string): string[] {
  const ids = [...html.matchAll(/\bid="?[a-z\d-]+?-prop-(\w+(?:-\w+)*)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(ids)].filter((name) => !markdown.includes(`\`${name}\``));
}

function firstDifference(
  page: readonly string[],
  alternate: readonly string[],
): string | undefined {
  const index = page.findIndex((value, at) => value !== alternate[at]);
  const at = index === -1 && alternate.length > page.length ? page.length : index;
  const show = (list: readonly string[]) => (list[at] ? `"${list[at]}"` : 'nothing');
  return at === -1 ? undefined : `the page has ${show(page)}, its alternate ${show(alternate)}`;
}

/**
 * The differences between a page and its alternate in headings, demos, and API members; empty if
 * they match.
 */
export function compareWithPage(alternate: Alternate, html: string): string[] {
  const headings = firstDifference(headingsOfHtml(html), headingsOfMarkdown(alternate.markdown));
  const demos = firstDifference(
    demosOfHtml(html),
    alternate.demos.map(({ demo }) => demo.name),
  );
  const members = alternate.route.includes('/api/') ? missingMembers(alternate.markdown, html) : [];
  return [
    ...(headings ? [`headings: ${headings}`] : []),
    ...(demos ? [`demos: ${demos}`] : []),
    ...(members.length > 0
      ? [`members of the API that the alternate lacks: ${members.join(', ')}`]
      : []),
    ...alternate.unknown.map((name) => `<${name}> has no form in Markdown`),
  ];
}
