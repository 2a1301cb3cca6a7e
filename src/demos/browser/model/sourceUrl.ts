import type { DemoStyling, ResolvedDemoProps } from '@site/src/demos/shared/demo';
import type { DocsConfig } from '@site/src/base/shared/docsConfig';

/**
 * The URL of a demo's file in the repository.
 *
 * @param demo the path of the entry below the content root, and the root if it isn't `docs`
 * @param styling each styling except `system` has a separate file beside the entry
 */
export function sourceUrl(
  site: Pick<DocsConfig, 'repositoryUrl' | 'repositoryBranch'>,
  { path, contentRoot = 'docs' }: Pick<ResolvedDemoProps, 'path' | 'contentRoot'>,
  styling: DemoStyling,
): string {
  const file = styling === 'system' ? path : path.replace(/\.tsx$/, `.${styling}.tsx`);
  return `${site.repositoryUrl}/blob/${site.repositoryBranch}/${contentRoot}/${file}`;
}
