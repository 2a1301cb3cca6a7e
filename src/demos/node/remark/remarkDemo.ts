import path from 'node:path';
import type { Root } from 'mdast';
import { throwProblems, type ContentProblem } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { exportNode, importNode, spreadAttribute } from '../../../content/node/mdx-nodes';
import { propsQuery, type PlacedDemo } from '..';
import {
  findDemoTags,
  isElement,
  lineOf,
  literalAttributes,
  readDemos,
  textAttribute,
  type JsxElement,
  type PageDemo,
} from '../../../content/node/page';
import { checkDemoOptions } from './demoOptions';

/** The file that remark passes to a plugin. */
export interface PageFile {
  readonly path: string;
}

function placementProblems(demo: JsxElement): ContentProblem[] {
  if (demo.children.length > 0 && !demo.children.some((child) => isElement(child, 'Demo'))) {
    return [{ found: '<Demo> has content.', fix: 'Close it at once: `<Demo file="…" />`.' }];
  }
  return demo.type === 'mdxJsxTextElement'
    ? [{ found: '<Demo> stands within a line of text.', fix: 'Give it a paragraph of its own.' }]
    : [];
}

/** Finds all problems in the `<Demo>` tags of a page, except for demos that don't exist. */
export function checkDemoTags(root: Root): ContentProblem[] {
  return findDemoTags(root).flatMap((demo) =>
    [...placementProblems(demo), ...checkDemoOptions(literalAttributes(demo))].map((problem) => ({
      line: lineOf(demo),
      ...problem,
    })),
  );
}

/** The demos of a page without duplicates, with the line of their first tag. */
export function placedDemos(demos: readonly PageDemo[]): PlacedDemo[] {
  const placed = new Map<string, PlacedDemo>();
  for (const { isFramed, line, name } of demos) {
    // A tag without a name is a problem of its own.
    if (name !== undefined) {
      const before = placed.get(name) ?? { name, line };
      placed.set(name, isFramed ? { ...before, isFramed } : before);
    }
  }
  return [...placed.values()];
}

/**
 * The name of the import with the props of all demos of the page. The page exports it, so that
 * another page can show its demos (`src/demos/browser/loadDemoOf.ts`).
 */
const DEMOS = 'pageDemos';

/**
 * Turns `<Demo file="ColumnTypes" bg="inline" />` into `<Demo {...pageDemos.ColumnTypes}
 * bg="inline" />`, where `pageDemos` is imported from a module that `src/demos/node/plugin` generates. It
 * only depends on the page, so one compilation serves browser and server. Whether a demo exists is
 * checked by the generated module, which is updated when the folder changes.
 */
export function remarkDemo() {
  return (root: Root, file: PageFile): void => {
    const demos = findDemoTags(root);
    throwProblems(repositoryPath(file.path), checkDemoTags(root));
    if (demos.length === 0) {
      return;
    }

    const query = propsQuery(placedDemos(readDemos(root)));
    for (const demo of demos) {
      demo.attributes = [
        spreadAttribute(DEMOS, textAttribute(demo, 'file') ?? ''),
        ...demo.attributes.filter((item) => !('name' in item) || item.name !== 'file'),
      ];
    }
    root.children.unshift(
      importNode(DEMOS, `./${path.basename(file.path)}${query}`),
      exportNode(DEMOS),
    );
  };
}
