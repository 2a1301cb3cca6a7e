import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { importNode } from '../mdx-nodes';
import { isJsx, walk } from '../page';
import { importPath } from '../../../delivery/node';

/** Components that few pages use, and their modules. The part after `#` is a named export. */
const RARE: Readonly<Record<string, string>> = {
  Cards: `${importPath('cards')}#Cards`,
  Details: '@theme/MDXComponents/Details',
  DownloadProject: `${importPath('downloadProject')}#DownloadProject`,
  FeatureFilter: `${importPath('featureFinder')}#FeatureFilter`,
  FeatureMark: `${importPath('featureFinder')}#FeatureMark`,
  FeatureSection: `${importPath('featureFinder')}#FeatureSection`,
  Flow: `${importPath('flow')}#Flow`,
  InstallCommand: `${importPath('installCommand')}#InstallCommand`,
  MovedSection: `${importPath('movedSection')}#MovedSection`,
  PagePicture: `${importPath('pagePicture')}#PagePicture`,
  PlanCode: `${importPath('planCode')}#PlanCode`,
  ReleaseFilter: `${importPath('releases')}#ReleaseFilter`,
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  ThemedImage: '@theme/ThemedImage',
};

/** The names of these components. */
export const RARE_COMPONENTS: readonly string[] = Object.keys(RARE);

function importOf(local: string): MdxjsEsm {
  const [source = '', exported = 'default'] = (RARE[local] ?? '').split('#');
  return importNode(local, source, exported);
}

/**
 * Pages use components without importing them. `src/theme/MDXComponents` provides those that nearly
 * all pages use; this plugin adds imports of the others, so that only the pages that use them load
 * them. Register it last in `remarkPlugins`, because other plugins add components.
 */
export function remarkRareComponents() {
  return (root: Root): void => {
    const used = new Set(walk(root).map((node) => (isJsx(node) ? node.name : undefined)));
    const names = RARE_COMPONENTS.filter((name) => used.has(name));
    root.children.unshift(...names.map(importOf));
  };
}
