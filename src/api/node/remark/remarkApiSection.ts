import type { Heading, Link, List, ListItem, Root } from 'mdast';
import { throwProblems } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { API_SECTION } from '../../../content/node/page';
import { createApiLookup, frontMatterOf, type GuideFile } from './apiNameIndex';

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function heading(): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: 'API' }],
    data: { hProperties: { id: API_SECTION } },
  };
}

function item(name: string, url: string): ListItem {
  const link: Link = { type: 'link', url, children: [{ type: 'inlineCode', value: name }] };
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [link] }] };
}

/**
 * Ends a guide with links to the API pages of the components in its front matter. Must run before
 * Docusaurus collects the headings.
 *
 * @throws ContentError for a name without an API page
 */
export function remarkApiSection() {
  return (root: Root, file: GuideFile): void => {
    const components = frontMatterOf(file).components;
    if (!isList(components)) {
      return;
    }
    const find = createApiLookup(file);
    const found = components.map((name) => ({ name, url: find(name) }));
    throwProblems(
      repositoryPath(file.path),
      found
        .filter(({ url }) => url === undefined)
        .map(({ name }) => ({
          found: `\`components\` names \`${name}\`, which has no API page.`,
          expected: "a name in data/api/documented.json, of the page's product.",
          fix: 'Check the spelling and `productId`, or leave the name out.',
        })),
    );
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: found.flatMap(({ name, url }) => (url ? [item(name, url)] : [])),
    };
    root.children.push(heading(), list);
  };
}
