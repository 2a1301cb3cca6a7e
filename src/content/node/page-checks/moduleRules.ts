import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem, ProblemFile } from '../../../base/shared/contentProblem';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { listImports } from '../../../demos/node';
import type { Page } from '../page';

const PLAYGROUND = /\.playground\.tsx$/;
const MODULE = /(?<!\.d)\.tsx?$/;

/** What a reader's project can have: React, Material UI, the documented packages, date libraries. */
const ALLOWED =
  /^(?:\.|react(?:-dom)?(?:\/|$)|@mui\/(?:material|icons-material|system|styles|utils|stylis-plugin-rtl|x-[a-z-]+)(?:\/|$)|@emotion\/|stylis$|@fontsource\/material-icons|(?:dayjs|luxon|moment(?:-[a-z]+)?|date-fns(?:-[a-z]+)?)(?:\/|$))/;

const OPTIONS = /^export (?:const|let|\{[^}]*\b)\s*options\b/m;

function checkImports(name: string, text: string): ContentProblem[] {
  return listImports(name, text)
    .filter(({ specifier }) => !ALLOWED.test(specifier))
    .map(({ line, specifier }) => ({
      line,
      at: specifier,
      found: `A demo cannot import \`${specifier}\`.`,
      expected:
        'React, Material UI, the documented packages, a date library, or a module beside the demo.',
      fix: 'Write the code that you need in a module beside the demo. Readers export it as a project.',
    }));
}

function checkPlayground(text: string): ContentProblem[] {
  const line = text.slice(0, Math.max(text.search(/^export default\b/m), 0)).split('\n').length;
  return OPTIONS.test(text)
    ? []
    : [
        {
          line,
          found: 'The playground exports no `options`.',
          expected: '`export const options: PlaygroundOptions = { imports, given, controls };`',
          fix: 'Copy the example in AUTHORING.md, "Playgrounds".',
        },
      ];
}

/**
 * Finds mistakes in the demos and playgrounds beside a page of the current major. Modules beside a
 * page without demos, such as those of a server, can import anything.
 */
export function checkModules({ demos, file, name, place }: Page): ProblemFile[] {
  const folder = path.dirname(file);
  const modules = place.major === CURRENT_MAJOR ? readdirSync(folder) : [];
  return modules
    .filter((module) => MODULE.test(module))
    .sort()
    .flatMap((module): ProblemFile[] => {
      const text = readFileSync(path.join(folder, module), 'utf8');
      const importProblems = demos.length > 0 ? checkImports(module, text) : [];
      const problems = PLAYGROUND.test(module) ? checkPlayground(text) : importProblems;
      return problems.length === 0
        ? []
        : [{ file: path.posix.join(path.posix.dirname(name), module), problems }];
    });
}
