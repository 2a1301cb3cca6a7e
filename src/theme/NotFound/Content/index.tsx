import { lazy, Suspense } from 'react';

const NotFound = lazy(async () => {
  const { NotFound: Content } = await import('@site/src/features/not-found');
  return { default: Content };
});

/** Every page of the documentation imports this for addresses below it that do not exist. */
export default function NotFoundContent() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}
