import { useEffect } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLazy } from '@site/src/base/browser/lazy';
import { isIsolated, provideStorage } from './isolation';

const importRoot = () => import('./LiveRoot');

// Before the page is hydrated, because that already reads preferences.
if (typeof window !== 'undefined' && isIsolated()) {
  provideStorage();
}

/**
 * The page that runs edited demos, in a sandboxed frame of the page with the editor. It has no visible
 * text, because readers never open it by itself.
 */
export default function LivePage() {
  const home = useBaseUrl('/');
  const { value: root, load } = useLazy(importRoot);
  useEffect(() => {
    if (isIsolated()) {
      load().catch(() => undefined);
    } else if (window.parent === window) {
      window.location.replace(home);
    }
  }, [home, load]);
  return (
    <>
      <Head>
        <title>Live demo</title>
        <meta name="robots" content="noindex" />
      </Head>
      {root && <root.default />}
    </>
  );
}
