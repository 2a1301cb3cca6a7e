import fs from 'node:fs';
import path from 'node:path';
import { loadApiModel } from '../../../api/node';
import { readPage, sectionIds } from '../page';
import type { ApiModel, ApiProduct } from '../../../api/shared/apiModel';
import type { FeatureMap } from '../../../search/shared/features';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { createVocabularies, type Vocabulary } from '../../../api/node/names';
import { planOfName } from './planOfName';

/** Reading the packages is slow if their models aren't cached. */
const EXTRACTION_TIMEOUT_MS = 240_000;

/** The props that the types of a lower plan contain, although nothing there reads them. */
const TYPED_TOO_LOW = new Set(['getDetailPanelContent']);

const siteDir = process.cwd();
const FOLDER = path.join(siteDir, 'data/search/features');
const files = fs.readdirSync(FOLDER);

describe.each(files)('the features of %s', (file) => {
  const map = JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as FeatureMap;
  const features = map.groups.flatMap((group) => group.features);
  const product = map.product.replace(/^x-/, '') as ApiProduct;
  let model: ApiModel;
  let vocabulary: Vocabulary;

  beforeAll(async () => {
    model = await loadApiModel(siteDir);
    vocabulary = await createVocabularies(siteDir)({
      major: CURRENT_MAJOR,
      otherMajors: [],
      products: [product],
    });
  }, EXTRACTION_TIMEOUT_MS);

  it('name what the packages have', () => {
    const unknown = features
      .flatMap(({ names = [] }) => names)
      .filter((name) => !vocabulary.names.has(name));
    expect(unknown).toEqual([]);
  });

  it('are of the plan whose package has the names', () => {
    const api = model.products[product];
    const wrong = features.flatMap(({ name, names = [], plan = 'community' }) =>
      names.flatMap((entry) => {
        const found = api ? planOfName(api, entry) : undefined;
        return found === undefined || found === plan || TYPED_TOO_LOW.has(entry)
          ? []
          : [`${name}: ${entry} is ${found}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are of a plan of the product', () => {
    const plans: readonly string[] = map.plans;
    const wrong = features.filter(({ plan = 'community' }) => !plans.includes(plan));
    expect(wrong).toEqual([]);
  });

  it('lead to a section that exists', async () => {
    const missing = await Promise.all(
      features.map(async ({ to }) => {
        const [page = '', anchor] = to.split('#');
        const source = path.join(siteDir, 'docs', page, `${path.basename(page)}.mdx`);
        const ids = anchor === undefined ? [] : sectionIds(await readPage(source));
        return anchor === undefined || ids.includes(anchor) ? [] : [to];
      }),
    );
    expect(missing.flat()).toEqual([]);
  });
});
