import type { DemoStyling } from '@site/src/shared/demo';
import type { DemoSite } from './useDemoSite';

/**
 * Address of a demo's file in the repository.
 *
 * @param path path of the entry below the content root
 * @param styling each styling but `system` is a file of its own beside the entry
 */
export function sourceUrl(
  site: Pick<DemoSite, 'repositoryUrl' | 'repositoryBranch'>,
  path: string,
  styling: DemoStyling,
): string {
  const file = styling === 'system' ? path : path.replace(/\.tsx$/, `.${styling}.tsx`);
  return `${site.repositoryUrl}/blob/${site.repositoryBranch}/docs/${file}`;
}
