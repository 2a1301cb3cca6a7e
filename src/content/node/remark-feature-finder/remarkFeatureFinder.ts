import type {
  BlockContent,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { throwProblems } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import type { Feature } from '../../../search/shared/features';
import { blockElement, inlineElement } from '../mdx-nodes';
import { isElement, lineOf, textAttribute, type JsxElement } from '../page';
import { frontMatterOf, type GuideFile } from '../../../api/node/remark';
import { listFeatures, readFeatureMap, relatedFeatures } from './featureLinks';
import { featureTable } from './featureTable';
import { placeOfFile, type FeaturePlace } from './place';

function linkTo({ name, to }: Feature, base: string): Link {
  return { type: 'link', url: base + to, children: [{ type: 'text', value: name }] };
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function item(feature: Feature, base: string): ListItem {
  const { plan, task = '' } = feature;
  const mark = plan
    ? [{ type: 'text' as const, value: ' ' }, inlineElement('Plan', { name: plan })]
    : [];
  const children = [
    paragraph(linkTo(feature, base), ...mark),
    paragraph({ type: 'text', value: task }),
  ];
  return { type: 'listItem', spread: true, children };
}

function list(features: readonly Feature[], base: string): List {
  return {
    type: 'list',
    ordered: false,
    spread: true,
    children: features.map((feature) => item(feature, base)),
  };
}

function heading(text: string): Heading {
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }] };
}

/** The tag that pages write. */
export const FEATURES_COMPONENT = 'Features';

/** Replaces `<Features product="x-charts" />` with a filter, and a table for each group of the map. */
async function expand(
  node: JsxElement,
  file: GuideFile,
  place: FeaturePlace,
): Promise<BlockContent[]> {
  const product = textAttribute(node, 'product') ?? '';
  const map = readFeatureMap(place.siteDir, product);
  throwProblems(
    repositoryPath(file.path),
    map
      ? []
      : [
          {
            line: lineOf(node),
            found: `<Features> cannot take \`product="${product}"\`.`,
            expected: 'a product with a file in data/search/features, e.g. "x-charts".',
          },
        ],
  );
  const { plans, sections } = map
    ? await listFeatures(map, place.docsDir)
    : { plans: [], sections: [] };
  return [
    blockElement('FeatureFilter', { plans: plans.join(' ') }),
    ...sections.map(({ name, features }) =>
      blockElement('FeatureSection', {}, [
        heading(name),
        featureTable(features, plans, (feature) => linkTo(feature, place.base)),
      ]),
    ),
  ];
}

/** The list at the end of a component's page: features that other pages explain. */
async function relatedGuides(
  root: Root,
  file: GuideFile,
  place: FeaturePlace,
): Promise<BlockContent[]> {
  const { components, productId } = frontMatterOf(file);
  const isProductRoot = !place.page.includes('/');
  const map = readFeatureMap(place.siteDir, String(productId));
  if (!Array.isArray(components) || isProductRoot || !map) {
    return [];
  }
  const features = await relatedFeatures(map, place.docsDir, place.page, root);
  return features.length > 0
    ? [blockElement('RelatedGuides', {}, [list(features, place.base)])]
    : [];
}

/**
 * Adds links to features from the product's map (`data/search/features`): all of them for
 * `<Features product="…" />`, and related ones at the end of component pages. Register it before
 * the plugin that adds the API section.
 *
 * @throws ContentError for a product without a map
 */
export function remarkFeatureFinder() {
  return async (root: Root, file: GuideFile): Promise<void> => {
    const place = placeOfFile(file.path);
    if (!place) {
      return;
    }
    const expanded = await Promise.all(
      root.children.map((node): Promise<RootContent[]> | RootContent[] =>
        isElement(node, FEATURES_COMPONENT) ? expand(node, file, place) : [node],
      ),
    );
    root.children = [...expanded.flat(), ...(await relatedGuides(root, file, place))];
  };
}
