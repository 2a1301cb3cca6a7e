import path from 'node:path';
import type {
  BlockContent,
  Heading,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { throwProblems } from '../../shared/contentProblem';
import type { Feature } from '../../shared/search/features';
import { isElement, lineOf, textAttribute, type JsxElement } from '../../build/page';
import { frontMatterOf, type GuideFile } from '../api-links';
import { listFeatures, readFeatureMap, soughtFeatures } from './featureLinks';
import { placeOfFile, type FeaturePlace } from './place';

type Attributes = Readonly<Record<string, string>>;

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
}

function element(name: string, children: BlockContent[], attributes: Attributes = {}) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(attributes),
    children,
  } satisfies MdxJsxFlowElement;
}

function planMark(plan: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Plan',
    attributes: attributesOf({ tier: plan }),
    children: [],
  };
}

function item({ name, to, plan }: Feature, base: string): ListItem {
  const children: PhrasingContent[] = [
    { type: 'link', url: base + to, children: [{ type: 'text', value: name }] },
    ...(plan ? [{ type: 'text' as const, value: ' ' }, planMark(plan)] : []),
  ];
  const paragraph = { type: 'paragraph' as const, children };
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph],
    ...(plan && { data: { hProperties: { 'data-plan': plan } } }),
  };
}

function list(features: readonly Feature[], base: string): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: features.map((feature) => item(feature, base)),
  };
}

function heading(text: string): Heading {
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }] };
}

/** Replaces `<Features product="x-charts" />` with the whole map. */
async function expand(
  node: JsxElement,
  file: GuideFile,
  place: FeaturePlace,
): Promise<BlockContent[]> {
  const product = textAttribute(node, 'product') ?? '';
  const map = readFeatureMap(place.siteDir, product);
  throwProblems(
    path.relative(process.cwd(), file.path),
    map
      ? []
      : [
          {
            line: lineOf(node),
            found: `<Features> cannot take \`product="${product}"\`.`,
            expected: 'a product with a file in src/data/search/features, e.g. "x-charts".',
          },
        ],
  );
  const sections = map ? await listFeatures(map, place.docsDir) : [];
  return [
    element('FeatureFilter', []),
    ...sections.flatMap(({ name, features }) => [
      heading(name),
      element('FeatureList', [list(features, place.base)]),
    ]),
  ];
}

/** The list at the end of a component's page: related features on other pages. */
async function lookingFor(file: GuideFile, place: FeaturePlace): Promise<BlockContent[]> {
  const { components, productId } = frontMatterOf(file);
  const isProductRoot = !place.page.includes('/');
  const map = readFeatureMap(place.siteDir, String(productId));
  if (!Array.isArray(components) || isProductRoot || !map) {
    return [];
  }
  const features = await soughtFeatures(map, place.docsDir, place.page);
  return features.length > 0 ? [element('LookingFor', [list(features, place.base)])] : [];
}

/**
 * Adds links to features from the product's map (`src/data/search/features`): all of them for
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
        isElement(node, 'Features') ? expand(node, file, place) : [node],
      ),
    );
    root.children = [...expanded.flat(), ...(await lookingFor(file, place))];
  };
}
