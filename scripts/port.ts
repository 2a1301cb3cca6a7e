/**
 * Ports a correction of a guide, a demo, or a data module to older majors, wherever their text is the
 * same. Hunks whose text differs are listed and not applied.
 *
 * Usage: npm run port -- docs/react-charts/bars/bars.mdx --to v7 [--to v6 …]
 *
 *   --since <commit>  Ports the changes since this commit, including uncommitted ones. Default: HEAD
 *   --dry-run         Only lists what would change
 */
import { parseArgs } from 'node:util';
import { portFile } from './lib/portFile';
import { runCommand } from './lib/runCommand';

void runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', multiple: true, default: [] },
      since: { type: 'string', default: 'HEAD' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new Error(
      'Expected one file: npm run port -- docs/react-charts/bars/bars.mdx --to v7 [--since HEAD~1] [--dry-run]',
    );
  }
  console.log(
    portFile(process.cwd(), {
      file,
      to: values.to,
      since: values.since,
      isDryRun: values['dry-run'],
    }),
  );
});
