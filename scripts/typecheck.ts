import { checkTypes, formatTypeProblem } from '../src/plugins/type-check';

/** Types of the site, of every demo and of every code block in the pages. */
const start = performance.now();
const problems = checkTypes(process.cwd());
problems.forEach((problem) => console.error(formatTypeProblem(problem)));

const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  problems.length === 0
    ? `Types are fine (${seconds} s).`
    : `${problems.length} type ${problems.length === 1 ? 'error' : 'errors'} (${seconds} s).`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
