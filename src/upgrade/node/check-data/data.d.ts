/** Written by `src/upgrade/node/check-data` when the site is built. */
declare module '@generated/docs-check/default/check.json' {
  import type { CheckData } from '@site/src/upgrade/shared/check/checkData';

  const data: CheckData;
  export default data;
}

declare module '@generated/docs-check/default/preview.json' {
  import type { FoundCause } from '@site/src/upgrade/shared/check/checkProject';

  const findings: readonly FoundCause[];
  export default findings;
}
