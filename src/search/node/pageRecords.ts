import type { PaidPlan } from '../../content/shared/plans';
import { findProduct } from '../../content/shared/products';
import type { SearchRecord } from '../shared/records';
import { squash } from '../shared/tokenize';
import type { PagePlace } from './breadcrumbs';
import { firstSentence } from './plainText';
import type { PageOutline } from './readPages';

const TEXT_LENGTH = 140;

/** The records of a page, its sections, and its demos. */
export function toPageRecords(page: PageOutline, place: PagePlace | undefined): SearchRecord[] {
  const product = findProduct(page.product);
  const around = place?.crumbs ?? [product.name];
  const name = pageName(page, place);
  const plan = paidPlan(place);
  const common = { product: product.id, words: [], owners: [] };

  const records: SearchRecord[] = [
    {
      ...common,
      kind: 'page',
      name,
      text: page.description,
      ...(plan && { plan }),
      path: page.path,
      crumbs: around,
      words: otherNames(page, place, name),
    },
  ];
  let chapter: string[] = [];
  for (const section of page.sections) {
    const crumbs = [...around, name, ...(section.level === 3 ? chapter : [])];
    const sectionPlan = section.plan ?? plan;
    if (section.level > 1) {
      records.push({
        ...common,
        kind: 'section',
        name: section.title,
        text: firstSentence(section.text, TEXT_LENGTH),
        ...(sectionPlan && { plan: sectionPlan }),
        path: `${page.path}#${section.anchor}`,
        crumbs,
      });
    }
    if (section.level === 2) {
      chapter = [section.title];
    }
    for (const demo of section.demos) {
      records.push({
        ...common,
        kind: 'demo',
        name: demo,
        text: '',
        ...(sectionPlan && { plan: sectionPlan }),
        path: `${page.path}#${demo}`,
        crumbs: section.level > 1 ? [...crumbs, section.title] : crumbs,
      });
    }
  }
  return records;
}

function paidPlan(place: PagePlace | undefined): PaidPlan | undefined {
  return place?.plan === 'pro' || place?.plan === 'premium' ? place.plan : undefined;
}

/** The front page of a product has its name, whatever the menu says. */
function pageName(page: PageOutline, place: PagePlace | undefined): string {
  const product = findProduct(page.product);
  return `/x/${page.path}` === product.path && place?.label === 'Overview'
    ? product.name
    : page.title;
}

/** `Rich Tree View - Label editing` is also found as `Label editing`. */
function otherNames(
  page: PageOutline,
  place: PagePlace | undefined,
  name: string,
): readonly string[] {
  const short = page.title.split(' - ').at(-1) ?? '';
  const names = [page.title, short, place?.label ?? ''].filter(
    (other) => other && other !== 'Overview' && squash(other) !== squash(name),
  );
  return [...new Set(names)];
}
