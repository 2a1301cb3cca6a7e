import type { ProblemFile } from '../../../shared/contentProblem';

/** The two parts of a check: text, links, and names take less than a second, types several. */
export type Part = 'prose' | 'types';

/** A message from a check process to the dev server. */
export interface PartResult {
  /** The page, by its path from the root of the repository. */
  readonly page: string;
  readonly part: Part;
  readonly files: readonly ProblemFile[];
}

/** A finding as the browser shows it. */
export interface Finding {
  /** `docs/react-charts/bars/bars.mdx:22` */
  readonly place: string;
  readonly found: string;
  readonly expected?: string;
  readonly fix?: string;
}

/** Below the base URL: a stream of `Finding[]` for the page with the path `?page=`. */
export const FINDINGS_PATH = '__findings';
