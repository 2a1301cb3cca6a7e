import type { ApiPageData } from '../../../../api/shared/apiPage';
import { code, richToMarkdown, type ResolveHref } from './text';
import { plainType } from '../../../../api/shared/typeText';

const KILOBYTE = 1000;

function sizeText({ alone, added }: NonNullable<ApiPageData['size']>): string {
  const kilobytes = ({ gzip }: typeof alone) => `${(gzip / KILOBYTE).toFixed(1)} kB`;
  return `${kilobytes(alone)} compressed alone, ${kilobytes(added)} added to others`;
}

/** A description, and the facts that apply to all of it. */
export function overviewText(page: ApiPageData, resolve: ResolveHref): string {
  const {
    description,
    generics,
    guides,
    propsType,
    readFrom,
    refType,
    size,
    since,
    themeName,
    variants,
  } = page;
  const parameters = generics?.map(({ name, constraint, default: initial }) =>
    [
      name,
      constraint ? ` extends ${plainType(constraint)}` : '',
      initial ? ` = ${plainType(initial)}` : '',
    ].join(''),
  );
  const facts: [string, string | undefined][] = [
    ['Variants', variants && code(variants.join(' | '))],
    ['Type parameters', parameters && code(`<${parameters.join(', ')}>`)],
    ['Type of the props', propsType && code(propsType)],
    ['Ref', refType && code(plainType(refType))],
    ['Name in the theme', themeName && code(themeName)],
    ['Described version', readFrom],
    ['Since', since],
    ['Size', size && sizeText(size)],
  ];
  const list = facts.flatMap(([label, value]) => (value ? [`- ${label}: ${value}`] : []));
  const links = guides.map(({ title, route }) => `[${title}](${resolve(route)})`);
  return [
    richToMarkdown(description, resolve),
    list.join('\n'),
    links.length > 0 && `Guides: ${links.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
