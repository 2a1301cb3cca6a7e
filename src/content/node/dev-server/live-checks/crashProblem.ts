import { SourceMap } from 'node:module';
import type { ProblemFile } from '../../../../base/shared/contentProblem';
import type { CrashFrame, DemoCrash } from './messages';

/** The line that the author wrote, starting from 1, or undefined if the source map has none. */
function originalLine({ line, column, mappings, file }: CrashFrame): number | undefined {
  const map = new SourceMap({
    version: 3,
    file,
    mappings,
    names: [],
    sources: [file],
    sourcesContent: [],
    sourceRoot: '',
  });
  const entry = map.findEntry(line - 1, column - 1);
  return 'originalLine' in entry ? entry.originalLine + 1 : undefined;
}

/**
 * A demo that throws, as a problem of the module beside the page whose code leads to the error.
 *
 * @param folder The folder of the page, from the root of the repository.
 */
export function crashProblem(folder: string, { demo, message, frame }: DemoCrash): ProblemFile {
  const found = `The demo throws: ${message}`;
  if (frame === undefined) {
    return { file: `${folder}/${demo}.tsx`, problems: [{ found }] };
  }
  const line = originalLine(frame);
  return { file: frame.file, problems: [{ found, ...(line !== undefined && { line }) }] };
}
