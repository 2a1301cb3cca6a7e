/**
 * Carries a correction of the current major over to older ones, wherever their text is the same: of a
 * guide, a demo, or a module of data. Places whose text differs are listed and left as they are.
 *
 * Usage: npm run port -- docs/react-charts/bars/bars.mdx --to v7 [--to v6 …]
 *
 *   --since <commit>  What changed since this commit, uncommitted changes included. Default: HEAD
 *   --dry-run         Only lists what would be carried over
 */
import { parseArgs } from 'node:util';
import { portFile } from './lib/portFile';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', multiple: true, default: [] },
      since: { type: 'string', default: 'HEAD' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (positionals.length !== 1) {
    throw new Error(
      'Expected one file: npm run port -- docs/react-charts/bars/bars.mdx --to v7 [--since HEAD~1] [--dry-run]',
    );
  }
  console.log(
    portFile(process.cwd(), {
      file: positionals[0],
      to: values.to,
      since: values.since,
      isDryRun: values['dry-run'],
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
