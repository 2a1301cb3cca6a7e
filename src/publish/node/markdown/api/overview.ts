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
  const { description, generics, propsType, readFrom, refType, size, since, themeName, variants } =
    page;
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
  return [richToMarkdown(description, resolve), list.join('\n')].filter(Boolean).join('\n\n');
}

/** The guides that use the component, those about it first. */
export function guidesText({ guides }: ApiPageData, resolve: ResolveHref): string {
  return guides.map(({ title, route }) => `- [${title}](${resolve(route)})`).join('\n');
}
