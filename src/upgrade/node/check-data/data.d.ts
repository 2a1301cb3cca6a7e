/** Written by `src/upgrade/node/check-data` when the site is built. */
declare module '@generated/docs-check/default/data.json' {
  import type { CheckData } from '@site/src/upgrade/shared/check/checkData';

  const data: CheckData;
  export default data;
}

declare module '@generated/docs-check/default/steps.json' {
  import type { ChangeStep } from '@site/src/upgrade/shared/records/changeRecord';

  const steps: readonly ChangeStep[];
  export default steps;
}
