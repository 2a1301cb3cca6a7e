import { compileTheme, invalid, unreadable } from './compileTheme';
import { readTheme, writeTheme } from './themeText';
import type { Problem, ReaderTheme, StoredTheme } from './types';
import type { ThemeFile, ThemeRun } from '../sandbox';

/** The last sandboxes, because a studio, its preview, and the page use the same theme. */
const runs = new Map<string, Promise<ThemeRun>>();
const MAX_RUNS = 3;

function run(files: readonly ThemeFile[]): Promise<ThemeRun> {
  const key = JSON.stringify(files);
  const found =
    runs.get(key) ??
    import('../sandbox').then(async ({ rehearse, runTheme }) => {
      await rehearse(files);
      return runTheme(files);
    });
  runs.delete(key);
  runs.set(key, found);
  const [oldest] = runs.keys();
  if (runs.size > MAX_RUNS && oldest !== undefined) {
    runs.delete(oldest);
  }
  // The next try may load what didn't load.
  found.catch(() => runs.delete(key));
  return found;
}

/** Loads the sandbox and starts it once, so that the reader's code needn't wait for it. */
export const warmUp = () => void run([]).catch(() => undefined);

const NO_CANDIDATE =
  'Nothing in this code is a theme. Export the result of createTheme(), its options, or a function that returns one of them.';

/** Whether the files were run before, and contain nothing that has to be called. */
const isKnown = ({ found }: StoredTheme) =>
  found !== null && !JSON.stringify(found).includes('"$fn":');

/**
 * Prepares a theme for use, in a sandbox if it has files that must run.
 *
 * @param options.alwaysRun Runs files without functions, too. Default: false, because what they were
 *   is stored.
 */
export async function openTheme(
  stored: StoredTheme,
  { alwaysRun = false }: { readonly alwaysRun?: boolean } = {},
): Promise<ReaderTheme> {
  if (stored.files.length === 0 || (!alwaysRun && isKnown(stored))) {
    return compileTheme(stored);
  }
  try {
    const done = await run(stored.files);
    return done.candidates.length > 0
      ? compileTheme(stored, done)
      : invalid(stored, [{ path: '', message: NO_CANDIDATE }], done);
  } catch (error) {
    const { SandboxError } = await import('../sandbox');
    if (!(error instanceof SandboxError)) {
      throw error;
    }
    const problem: Problem = { path: '', message: error.message, place: error.places[0] };
    return invalid(stored, [problem]);
  }
}

/** Prepares a stored text for use. */
export async function openText(text: string): Promise<ReaderTheme> {
  try {
    const theme = await openTheme(readTheme(text));
    return { ...theme, text };
  } catch (error) {
    return unreadable(text, error);
  }
}

/** The same theme for a link, which is run again by whoever opens it. */
export const textForLink = (stored: StoredTheme) =>
  writeTheme({ ...stored, found: null, entry: null });
