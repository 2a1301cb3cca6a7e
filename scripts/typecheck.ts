import { checkTypes, formatTypeProblem, splitOpenProblems } from '../src/content/node/type-checks';

/** Checks the types of the site, every demo, and every code block in pages. */
async function main(): Promise<void> {
  const start = performance.now();
  const { problems, open } = splitOpenProblems(process.cwd(), await checkTypes(process.cwd()));
  problems.forEach((problem) => console.error(formatTypeProblem(problem)));

  open.forEach(({ entry, count, reason }) =>
    console.log(`Open: ${entry} (${count} type errors). ${reason}`),
  );

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    problems.length === 0
      ? `Types are fine (${seconds} s).`
      : `${problems.length} type ${problems.length === 1 ? 'error' : 'errors'} (${seconds} s).`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

void main();
