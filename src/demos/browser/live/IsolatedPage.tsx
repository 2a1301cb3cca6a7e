import { useEffect, type ComponentType } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLazy } from '@site/src/base/browser/lazy';
import { isIsolated, keepFocus, provideStorage, removeConnections } from './isolation';

// Before the page is hydrated, because that already reads preferences.
if (typeof window !== 'undefined' && isIsolated()) {
  provideStorage();
  removeConnections();
  keepFocus();
}

interface IsolatedPageProps {
  readonly title: string;
  readonly importRoot: () => Promise<{ readonly default: ComponentType }>;
}

/**
 * A page that runs what readers write, in a sandboxed frame of another page. It has no visible text of
 * its own, because readers never open it by itself.
 */
export function IsolatedPage({ title, importRoot }: IsolatedPageProps) {
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
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      {root && <root.default />}
    </>
  );
}
