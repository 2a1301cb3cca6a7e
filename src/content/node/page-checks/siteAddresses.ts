import path from 'node:path';
import { apiRoute, slotPropsRoute } from '../../../api/shared/apiNames';
import type { ApiProduct } from '../../../api/shared/apiModel';
import { GALLERY_PATH, templatePath, TEMPLATES } from '../../../gallery/shared';
import { MAJORS } from '../../../versions/shared/versions';
import { documentedIn } from '../../../api/node';
import { listFiles, posixRelative } from '../../../base/node';
import { listPages } from '../page';
import type { BuildVersion } from '../../../versions/node';

/** The pages of a build by URL path. */
export interface SiteAddresses {
  /** The absolute path of each guide. */
  readonly guides: ReadonlyMap<string, string>;
  /** The paths of generated pages: API pages, the landing page, templates. */
  readonly others: ReadonlySet<string>;
}

/** `src/pages/templates/index.tsx` is `/x/templates/`. */
function sitePages(siteDir: string): string[] {
  return listFiles(path.join(siteDir, 'src/pages'), /(?:^|\/)index\.tsx$/).map(
    (file) => `/x/${file.replace(/index\.tsx$/, '')}`,
  );
}

/** The API pages follow from the documented names. Pages of changes need an older major. */
function apiPages({ major, prefix }: BuildVersion): string[] {
  const products = Object.entries(documentedIn(major)) as [ApiProduct, readonly string[]][];
  const api = `/x/${prefix}api/`;
  return [
    ...products.flatMap(([product, names]) => [
      `${api}${product}/`,
      ...names.map((name) => apiRoute(product, name, prefix)),
      slotPropsRoute(product, prefix),
    ]),
    `${api}changes/`,
    ...MAJORS.map((newer) => `${api}changes/${newer}/`),
  ];
}

/** Collects the pages of the versions in a build. */
export function readSiteAddresses(
  siteDir: string,
  versions: readonly BuildVersion[],
): SiteAddresses {
  const guides = versions.flatMap(({ docsDir, prefix }) =>
    listPages(docsDir).map((file) => {
      const folder = posixRelative(docsDir, path.dirname(file));
      return [`/x/${prefix}${folder}/`, file] as const;
    }),
  );
  return {
    guides: new Map(guides),
    others: new Set([
      ...versions.flatMap(apiPages),
      ...sitePages(siteDir),
      ...[GALLERY_PATH, ...TEMPLATES.map(({ name }) => templatePath(name))].map(
        (address) => `/x${address}`,
      ),
    ]),
  };
}
