import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { throwProblems, type ContentProblem } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { isOnAnotherPage, movedSectionsOf } from '../../shared/movedSections';
import { blockElement } from '../mdx-nodes';
import { basePathOf, placeOfContent } from '../../../versions/node';

interface PageFile {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

function idOf(node: RootContent): unknown {
  const data = node.type === 'heading' ? node.data : undefined;
  return data?.hProperties?.id;
}

function target(attributes: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return blockElement('MovedSection', attributes);
}

/**
 * The problems in the list of moved sections of a page.
 *
 * @param ids The ids of its headings.
 */
export function checkMovedSections(
  frontMatter: Readonly<Record<string, unknown>>,
  ids: readonly unknown[],
): ContentProblem[] {
  const moved = Object.entries(movedSectionsOf(frontMatter));
  return moved
    .flatMap(([id, to]): ContentProblem[] => {
      if (ids.includes(id)) {
        return [{ found: `\`movedSections\` lists \`${id}\`, but a heading has this id.` }];
      }
      return isOnAnotherPage(to) || ids.includes(to)
        ? []
        : [{ found: `\`movedSections\` leads from \`${id}\` to \`${to}\`, which no heading has.` }];
    })
    .map((problem) => ({
      ...problem,
      expected: 'an id that is gone, and the id of a heading of this page or `/path/#id`.',
    }));
}

/**
 * Keeps the ids in `movedSections` of the front matter working: at the heading that replaced them,
 * or at the end of the page with a link to another page. Register it in `remarkPlugins`, where
 * headings have their ids.
 *
 * @throws ContentError for an id that a heading still has, and for an unknown target
 */
export function remarkMovedSections() {
  return (root: Root, file: PageFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Readonly<Record<string, unknown>>;
    const moved = Object.entries(movedSectionsOf(frontMatter));
    if (moved.length === 0) {
      return;
    }
    throwProblems(
      repositoryPath(file.path),
      checkMovedSections(frontMatter, root.children.map(idOf)),
    );

    const place = placeOfContent(file.path);
    const base = place === undefined ? '' : basePathOf(place);
    root.children = [
      ...root.children.flatMap((node) => [
        ...moved.filter(([, to]) => to === idOf(node)).map(([id]) => target({ id })),
        node,
      ]),
      ...moved
        .filter(([, to]) => isOnAnotherPage(to))
        .map(([id, to]) => target({ id, to: `${base}${to}` })),
    ];
  };
}
