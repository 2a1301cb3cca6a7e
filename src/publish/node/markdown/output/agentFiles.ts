import { strToU8, zipSync } from 'fflate';
import { groupBy } from '../../../../base/shared/groupBy';
import { FAMILY, PRODUCTS } from '../../../../content/shared/products';
import { MAJORS, type Major } from '../../../../versions/shared/versions';
import type { Alternate } from '../page/createAlternate';
import type { LinkSite } from '../page/links';
import type { TextFile } from './llmsFiles';
import { SKILL_PATH } from './upgradeSkill';

/** The folder of the archive, which the block for `AGENTS.md` refers to. */
const FOLDER = 'mui-x-docs';

/** The first moment that a zip file can express, so that equal pages give equal archives. */
const MODIFIED = new Date(1980, 0, 1);

/**
 * A block for the `AGENTS.md` of a project: where the documentation of a major is, and the names of
 * its guides. What is always in the context of an assistant must be short, so the block has no
 * titles, and the API reference only has a rule.
 *
 * @param paths The pages of the major below `root`, without its API reference.
 */
function agentsBlock(major: Major, root: string, paths: readonly string[], siteUrl: string) {
  const number = major.slice(1);
  const folders = groupBy(paths, (path) => path.replace(/\/.*/, ''));
  const pages = [...folders].map(([folder, found]) => {
    const names = found.map((path) => path.slice(folder.length).replace(/^\/|\/$/g, ''));
    const list = names.filter(Boolean).join(', ');
    return list ? `- \`${folder}\`: ${list}` : `- \`${folder}\``;
  });
  const products = PRODUCTS.map(({ id }) => `\`${id.replace('x-', '')}\``).join(', ');
  return `## ${FAMILY.name} ${number}

This project uses version ${number} of ${FAMILY.name} (\`@mui/x-*\`). What you know about these packages can be from another version: read the page about a feature before you write code that uses it.

- Every page is Markdown: \`${root}<page>/index.md\`. If this project contains the folder \`${FOLDER}/\`, read \`${FOLDER}/<page>/index.md\` instead.
- API of a component, hook, or type: \`api/<product>/<name in kebab case>\`. Products: ${products}. Example: \`api/data-grid/grid-col-def\`.
- A page names its demos. Each has its complete code in \`<page>/<Demo>.md\`.
- Pages and members say which plan (Pro, Premium) they need. Import from the package of the plan that this project has installed.
- To upgrade to the next major, follow ${siteUrl}${SKILL_PATH}.

Pages:

${pages.join('\n')}
`;
}

interface MajorPages {
  readonly major: Major;
  /** The path of the major with the base path: `/x/` or `/x/v7/`. */
  readonly root: string;
  readonly alternates: readonly Alternate[];
}

/** The pages of each major of the build. Older ones are below a folder of their own. */
function byMajor(alternates: readonly Alternate[]): MajorPages[] {
  return MAJORS.flatMap((major) => {
    const own = alternates.filter((alternate) => alternate.major === major);
    const home = own.find(({ route }) => route.endsWith('/introduction/'));
    return home
      ? [{ major, root: home.route.replace(/introduction\/$/, ''), alternates: own }]
      : [];
  });
}

/**
 * Blocks for `AGENTS.md`, one for each major.
 *
 * @param alternates In the order of the menu.
 */
export function agentsBlocks(alternates: readonly Alternate[], site: LinkSite): TextFile[] {
  return byMajor(alternates).map(({ major, root, alternates: own }) => {
    const paths = own.map(({ route }) => route.slice(root.length));
    const guides = paths.filter((path) => !path.startsWith('api/'));
    const url = new URL(root, site.siteUrl).href;
    return { path: `agents/${major}.md`, text: agentsBlock(major, url, guides, site.siteUrl) };
  });
}

/** The Markdown of all pages and demos of each major in one archive. */
export function agentArchives(
  alternates: readonly Alternate[],
): { readonly path: string; readonly content: Uint8Array }[] {
  return byMajor(alternates).map(({ major, root, alternates: own }) => {
    const texts = own.flatMap(({ demos, markdown, route }) => {
      const folder = `${FOLDER}/${route.slice(root.length)}`;
      return [
        [`${folder}index.md`, markdown] as const,
        ...demos.map((entry) => [`${folder}${entry.demo.name}.md`, entry.markdown] as const),
      ];
    });
    const files = Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)]));
    return { path: `agents/${major}.zip`, content: zipSync(files, { mtime: MODIFIED }) };
  });
}
