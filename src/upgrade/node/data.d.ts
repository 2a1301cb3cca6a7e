/** Written by `src/upgrade/node` when the site is built. */
declare module '@generated/docs-changes/default/changes.json' {
  import type { ChangeStep } from '@site/src/api/shared/changeRecord';

  const steps: readonly ChangeStep[];
  export default steps;
}
