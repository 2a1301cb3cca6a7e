import { frontMatter } from '../output/frontMatter';
import { fileFence } from './fence';
import type { DemoText, DemoAlternate } from './demoSources';

const STYLINGS = {
  system: 'Styled with `sx`',
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
} as const;

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * A demo in a page: its name, its code, and its modules. A module that a previous demo already
 * showed is only named.
 *
 * @param shown The modules that the page already showed; those of this demo are added.
 */
export function demoInPage(demo: DemoAlternate, url: string, shown: Set<string>): string {
  const [entry, ...modules] = demo.variants[0]?.files ?? [];
  const isNew = ({ name }: DemoText) => !shown.has(name);
  const fresh = modules.filter(isNew);
  const known = modules.filter((file) => !isNew(file)).map(({ name }) => `\`${name}\``);
  fresh.forEach(({ name }) => shown.add(name));
  return [
    `Demo [${demo.name}](${url}):`,
    ...(entry ? [entry, ...fresh] : []).map(({ name, code }) => fileFence(name, code)),
    ...(known.length > 0
      ? [`This demo also uses ${LIST.format(known)} from an earlier demo on this page.`]
      : []),
  ].join('\n\n');
}

export interface DemoFacts {
  readonly page: string;
  readonly pageUrl: string;
  readonly version: string;
  readonly product: string;
  readonly packages: readonly string[];
}

/** A demo as a separate document: every variant with every file. */
export function demoDocument(demo: DemoAlternate, { page, pageUrl, ...facts }: DemoFacts): string {
  const hasChoice = demo.variants.length > 1;
  const sections = demo.variants.flatMap(({ styling, files }) => [
    ...(hasChoice ? [`## ${STYLINGS[styling]}`] : []),
    ...files.map(({ name, code }) => fileFence(name, code)),
  ]);
  return [
    frontMatter({ title: demo.name, kind: 'demo', ...facts, page: pageUrl }),
    `# ${demo.name}`,
    `A demo of [${page}](${pageUrl}).`,
    ...sections,
    '',
  ].join('\n\n');
}
