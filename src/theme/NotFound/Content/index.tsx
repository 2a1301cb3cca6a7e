import { lazy, Suspense } from 'react';

const NotFound = lazy(async () => {
  const { NotFound: Content } = await import('@site/src/features/not-found');
  return { default: Content };
});

/** Every docs page imports this for unknown URLs below it. */
export default function NotFoundContent() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}
