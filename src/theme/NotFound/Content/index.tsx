import { lazyComponent } from '@site/src/base/browser/lazy';

/** Every docs page imports this for unknown URLs below it. */
export default lazyComponent(() =>
  import('@site/src/shell/browser/not-found').then(({ NotFound }) => NotFound),
);
