import { lazyComponent } from '@site/src/features/lazy';

/** Every docs page imports this for unknown URLs below it. */
export default lazyComponent(() =>
  import('@site/src/features/not-found').then(({ NotFound }) => NotFound),
);
