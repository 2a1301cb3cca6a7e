import { createRequire } from 'node:module';
import type TypeScript from 'typescript';
import { ContentError } from '../../shared/contentProblem';

/** Node.js names the position of most mistakes only; TypeScript's parser finds the others. */
function positionOf(message: string, json: string, name: string): number {
  const position = /at position (?<position>\d+)/.exec(message)?.groups?.position;
  if (position !== undefined) {
    return Number(position);
  }
  // Only for a mistake, because loading the compiler takes a third of a second.
  const ts = createRequire(__filename)('typescript') as typeof TypeScript;
  return ts.parseConfigFileTextToJson(name, json).error?.start ?? json.length;
}

/**
 * Parses a file that an author wrote.
 *
 * @param name The path of the file from the root of the repository.
 * @throws ContentError with the line of the mistake
 */
export function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as Error;
    const [reason = ''] = message.replace(/\s+/g, ' ').split(/ in JSON|, "|, \.\.\./);
    throw new ContentError(name, [
      {
        line: json.slice(0, positionOf(message, json, name)).split('\n').length,
        found: `The file is not JSON: ${reason}.`,
        fix: 'Correct the line, or the one before it.',
      },
    ]);
  }
}
