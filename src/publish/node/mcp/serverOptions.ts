import type { Library } from './library';
import type { ProjectPackages } from './projectVersion';

/** What the tools of a server need. */
export interface ServerOptions {
  readonly library: Library;
  /** The public URL of the pages: `https://mui.com/x/`. */
  readonly siteUrl: string;
  /** The packages of the project for which the server was started. */
  readonly packages?: ProjectPackages;
}
