import { lazy, Suspense, type ComponentType } from 'react';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';

/**
 * A component whose code isn't part of the pages that can show it. Static pages contain what it
 * renders, and the browser keeps that until the code is there; otherwise, nothing is shown until
 * then. What static pages don't contain uses `useLazy`, which reports failures.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyComponent(props: Props) {
    return (
      <PartBoundary>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
