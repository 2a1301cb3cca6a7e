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
import {
  findNextSteps,
  listFeatures,
  NEXT_STEPS,
  purposeOf,
  readFeatureMap,
  relatedFeatures,
} from './featureLinks';
import { featureTable } from './featureTable';
import { placeOfFile, type FeaturePlace } from './place';

function linkTo({ name, to }: Feature, base: string): Link {
  return { type: 'link', url: base + to, children: [{ type: 'text', value: name }] };
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** `[Zoom](/react-charts/zoom/): enlarge a range.` */
function item(feature: Feature, base: string): ListItem {
  const { plan } = feature;
  const mark = plan
    ? [{ type: 'text' as const, value: ' ' }, inlineElement('Plan', { name: plan })]
    : [];
  const purpose = { type: 'text' as const, value: `: ${purposeOf(feature)}` };
  const content = paragraph(linkTo(feature, base), ...mark, purpose);
  return { type: 'listItem', spread: false, children: [content] };
}

function list(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
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

/** Adds items to the list of the next steps, which ends a page, or ends it with such a list. */
function addNextSteps(nodes: readonly RootContent[], items: ListItem[]): RootContent[] {
  if (items.length === 0) {
    return [...nodes];
  }
  const last = nodes.at(-1);
  if (findNextSteps({ type: 'root', children: [...nodes] }) === -1) {
    return [...nodes, heading(NEXT_STEPS), list(items)];
  }
  return last?.type === 'list'
    ? [...nodes.slice(0, -1), { ...last, children: [...last.children, ...items] }]
    : [...nodes, list(items)];
}

/**
 * Adds links to features from the product's map (`data/search/features`): all of them for
 * `<Features product="…" />`, and related ones to the next steps of component pages. Register it
 * before the plugin that adds the API section.
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
    const features = await relatedFeatures(place, place.page, frontMatterOf(file), root);
    root.children = addNextSteps(
      expanded.flat(),
      features.map((feature) => item(feature, place.base)),
    );
  };
}
