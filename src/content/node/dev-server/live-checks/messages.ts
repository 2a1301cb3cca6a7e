import type { ProblemFile } from '../../../../base/shared/contentProblem';

/**
 * The parts of a check: text, links, and names take less than a second, types several. The style of
 * code (ESLint) and text (spelling, words to avoid) comes last. The last part runs in the browser,
 * where demos can throw.
 */
export type CheckedPart = 'prose' | 'types' | 'style';
export type Part = CheckedPart | 'demos';

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
  readonly isSuggestion?: boolean;
}

/** A demo that throws while it renders. */
export interface DemoCrash {
  /** The name of the demo: `BasicBars`. */
  readonly demo: string;
  /** `TypeError: rows is not iterable` */
  readonly message: string;
  /** Missing if no code of a page takes part, or in a build. */
  readonly frame?: CrashFrame;
}

/** The first place in the code of a page that leads to an error, in what the bundler made of it. */
export interface CrashFrame {
  /** `docs/react-charts/bars/BasicBars.tsx` */
  readonly file: string;
  /** Starting from 1. */
  readonly line: number;
  readonly column: number;
  /** The `mappings` of the module's source map, with which the server finds the author's line. */
  readonly mappings: string;
}

/** An attribute of the message that replaces a demo: its `CrashFrame` as JSON. */
export const FRAME_ATTRIBUTE = 'data-crash-frame';

/**
 * Below the base URL: a stream of `Finding[]` for the page with the path `?page=`. A browser posts the
 * `DemoCrash[]` of the page there.
 */
export const FINDINGS_PATH = '__findings';
