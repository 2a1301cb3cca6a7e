import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What a demo has to know of the site it is on. */
export interface DemoSite {
  /** Version of the documented packages. */
  readonly libraryVersion: string;
  /** Repository of the packages, where problems are reported. */
  readonly libraryRepositoryUrl: string;
  /** Repository of this site, where the demos are. */
  readonly repositoryUrl: string;
  readonly repositoryBranch: string;
  /** Base address of the chat; absent where the operator has none. */
  readonly chatApiBaseUrl?: string;
  readonly licenseKey?: string;
}

/** The site's settings, as `docusaurus.config.ts` hands them to the browser. */
export function useDemoSite(): DemoSite {
  const { customFields = {} } = useDocusaurusContext().siteConfig;
  const text = (name: string) => {
    const value = customFields[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const repositoryUrl = text('repositoryUrl') ?? '';
  return {
    libraryVersion: text('libraryVersion') ?? '',
    repositoryUrl,
    repositoryBranch: text('repositoryBranch') ?? '',
    libraryRepositoryUrl: text('libraryRepositoryUrl') ?? repositoryUrl,
    chatApiBaseUrl: text('chatApiBaseUrl'),
    licenseKey: text('muiXLicenseKey'),
  };
}
