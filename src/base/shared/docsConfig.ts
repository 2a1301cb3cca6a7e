import type { Assistant } from '../../publish/shared/assistants';
import type { FooterLink } from '../../shell/shared/footerLinks';
import type { VersionTopology } from '../../versions/shared/versions';

/** The site's configuration for the browser: `customFields` of `docusaurus.config.ts`. */
export interface DocsConfig {
  /** The version of the documented packages. */
  readonly libraryVersion: string;
  /** The majors of this build, and the places of the others. */
  readonly versions: VersionTopology;
  /** The repository of this site, with pages and demos. */
  readonly repositoryUrl: string;
  readonly repositoryBranch: string;
  /** The repository of the packages, where readers report issues. */
  readonly libraryRepositoryUrl: string;
  /** The assistants in which pages can be opened. */
  readonly assistants: readonly Assistant[];
  /** The operator's links in the footer, in order. */
  readonly footerLinks: readonly FooterLink[];
  /** The base URL of the chat, if the operator has one. */
  readonly chatApiBaseUrl?: string;
  /** The license key of the Pro and Premium packages. */
  readonly muiXLicenseKey?: string;
}
