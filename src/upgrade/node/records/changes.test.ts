import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ids from '../../../../data/published-anchors.json';
import { createPageReader, sectionIds } from '../../../content/node/page';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import {
  isCertain,
  type ChangePlace,
  type ChangeRecord,
  type ChangeStep,
} from '../../../api/shared/changeRecord';
import { writeTables } from '../tables/writeTables';
import { loadChanges } from './allChanges';
import { loadHistory, type ApiFacts, readChangeFiles, readChangeSteps } from '../../../api/node';

const siteDir = path.resolve(__dirname, '../../../..');
const steps = readChangeSteps(siteDir);

const guideFile = ({ guide }: Pick<ChangeStep, 'guide'>) =>
  path.join(siteDir, 'docs', guide, `${path.basename(guide)}.mdx`);

/** A readable name of a record in failures. */
const nameOf = ({ kind, name, place, section }: ChangeRecord) =>
  `${kind} ${place} ${name} in #${section}`;

const failing = (isWrong: (record: ChangeRecord, step: (typeof steps)[number]) => boolean) =>
  steps.flatMap((step) =>
    step.records
      .filter((record) => isWrong(record, step))
      .map((record) => `${step.product} ${step.from}: ${nameOf(record)}`),
  );

let history: readonly ApiFacts[];
beforeAll(async () => {
  history = await loadHistory(siteDir);
  // Extracting the API for the first time takes several seconds.
}, 120_000);

it('there is a file for each guide to another major', () => {
  const guides = Object.keys(ids.v8).filter((page) => page.startsWith('migration/migration-'));
  expect(steps.map(({ guide }) => guide).sort()).toEqual(guides.sort());
});

it('every section exists in its guide', async () => {
  const readPage = createPageReader();
  const pages = await Promise.all(
    steps.map(async (step) => [step.guide, sectionIds(await readPage(guideFile(step)))] as const),
  );
  const sections = new Map(pages);
  expect(failing(({ section }, { guide }) => !sections.get(guide)?.includes(section))).toEqual([]);
});

it('the tables of the guides are those of the records', () => {
  for (const step of readChangeFiles(siteDir)) {
    const guide = readFileSync(guideFile(step), 'utf8');
    // `npm run changes` writes them.
    expect(writeTables(guide, step.rows, step)).toBe(guide);
  }
});

it('what no type checker reports has evidence, which the installed packages contain', () => {
  expect(failing((record) => !isCertain(record.kind) && record.evidence === undefined)).toEqual([]);
  expect(
    failing(({ evidence }, { to }) => {
      const [, file, text] = /^(\S+): (.+)$/.exec(evidence ?? ': ') ?? [];
      const found = path.join(siteDir, 'node_modules/@mui', file ?? '');
      return (
        evidence !== undefined &&
        (file === undefined ||
          text === undefined ||
          (to === CURRENT_MAJOR &&
            !(existsSync(found) && readFileSync(found, 'utf8').includes(text))))
      );
    }),
  ).toEqual([]);
});

/** The places whose names the facts of a major contain. */
const KNOWN_PLACES: readonly ChangePlace[] = ['component', 'slot', 'class'];

/** All names of a product in a major, members with their owner in front. */
function namesIn({ products }: ApiFacts, product: keyof ApiFacts['products']): Set<string> {
  const { entries = {}, exported = [], propsTypes = [] } = products[product] ?? {};
  return new Set([
    ...exported,
    ...propsTypes,
    ...Object.entries(entries).flatMap(([owner, { inherited, members }]) => [
      owner,
      ...inherited.map((name) => `${owner}.${name}`),
      ...members.flatMap(({ kind, name }) => [`${kind} ${name}`, `${owner}.${name}`]),
    ]),
  ]);
}

const factsOf = (major: string) => history.find((facts) => facts.major === major);

const known = new Map<string, Set<string>>();

/** See `namesIn`, computed once. */
function namesOf(facts: ApiFacts, product: keyof ApiFacts['products']): Set<string> {
  const key = `${facts.major} ${product}`;
  const names = known.get(key) ?? namesIn(facts, product);
  known.set(key, names);
  return names;
}

/** Classes are written as in CSS, or as keys. */
const keyOf = (name: string) => name.replace(/^Mui\w+?-/, '');

it('every old name exists in the major that it is from', () => {
  const wrong = failing(({ name, of, place }, { from, product }) => {
    const facts = factsOf(from);
    if (facts?.products[product] === undefined || !/^[\w-]+$/.test(name)) {
      return false;
    }
    const names = namesOf(facts, product);
    const owners = (of ?? []).filter(
      (owner) => names.has(owner) && facts.products[product]?.entries[owner],
    );
    if (place === 'prop' && owners.length > 0) {
      return !owners.some((owner) => names.has(`${owner}.${name}`));
    }
    return KNOWN_PLACES.includes(place) && owners.length > 0
      ? !names.has(name) && !names.has(`${place} ${keyOf(name)}`)
      : false;
  });
  expect(wrong).toEqual([]);
});

it('every new name exists in the major that it is of', () => {
  const wrong = failing(({ becomes = '', of = [], place }, { product, to }) => {
    const facts = factsOf(to);
    if (facts?.products[product] === undefined || !/^[\w-]+$/.test(becomes)) {
      return false;
    }
    const names = namesOf(facts, product);
    const { entries = {}, exported = [] } = facts.products[product] ?? {};
    const owners = of.filter((owner) => entries[owner]);
    switch (place) {
      case 'prop':
        return owners.length > 0 && !owners.some((owner) => names.has(`${owner}.${becomes}`));
      case 'hook':
        return exported.some((name) => name.startsWith('use')) && !/^unstable_/.test(becomes)
          ? !names.has(becomes)
          : false;
      case 'slot':
        return !names.has(`slot ${becomes}`);
      default:
        return false;
    }
  });
  expect(wrong).toEqual([]);
});

it('what the types show has a record, also if no one wrote it', async () => {
  const charts = (await loadChanges(siteDir, () => Promise.resolve(history.slice(0, 2)))).find(
    ({ from, product }) => product === 'charts' && from === 'v7',
  );
  const find = (name: string) => charts?.records.filter((record) => record.name === name);
  expect(find('disableAxisListener')).toMatchObject([
    { kind: 'removed', of: ['PieChart'], section: 'remove-pie-chart-axes' },
    { kind: 'removed', of: ['ChartsSurface', 'Gauge', 'GaugeContainer'], section: 'api-changes' },
  ]);
  expect(find('resolveSizeBeforeRender')).toHaveLength(1);
  expect(find('thickness')).toMatchObject([
    {
      kind: 'default',
      notice: 'The default is `12` instead of `5`.',
      of: ['ContinuousColorLegend'],
    },
  ]);
});
