import type { Assistant } from './assistants';
import type { FooterLink } from './footerLinks';
import type { VersionTopology } from './versions';

/** What the site's configuration tells the browser: `customFields` of `docusaurus.config.ts`. */
export interface DocsConfig {
  /** Version of the documented packages. */
  readonly libraryVersion: string;
  /** The majors of this build, and where the others are. */
  readonly versions: VersionTopology;
  /** Repository of this site, where pages and demos are. */
  readonly repositoryUrl: string;
  readonly repositoryBranch: string;
  /** Repository of the packages, where problems are reported. */
  readonly libraryRepositoryUrl: string;
  /** Assistants that pages can be opened in. */
  readonly assistants: readonly Assistant[];
  /** What the operator adds to the footer, in order. */
  readonly footerLinks: readonly FooterLink[];
  /** Base address of the chat; absent where the operator has none. */
  readonly chatApiBaseUrl?: string;
  /** License key of the Pro and Premium packages. */
  readonly muiXLicenseKey?: string;
}
