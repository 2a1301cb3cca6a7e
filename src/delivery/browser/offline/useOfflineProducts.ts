import { useCallback, useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { follow } from '@site/src/base/browser/lazy';
import { fetchJson } from '@site/src/base/shared/fetchJson';
import {
  OFFLINE_CATALOG_FILE,
  type OfflineCatalog,
  type OfflineProduct,
} from '@site/src/delivery/shared/offline';
import { cacheName } from './worker/savedProducts';

/**
 * - `none`: not saved
 * - `loading`: in progress; `done` of `total` files if known
 * - `saved`: complete
 * - `failed`: interrupted; the next visit continues
 * - `full`: the browser has no space left
 */
export type OfflineStatus =
  | { readonly status: 'none' | 'saved' | 'failed' | 'full' }
  | { readonly status: 'loading'; readonly done?: number; readonly total?: number };

type StatusMessage = OfflineStatus & { readonly type: 'PRODUCT_STATUS'; readonly list: string };

export interface OfflineProducts {
  readonly products: readonly (OfflineProduct & { readonly offline: OfflineStatus })[];
  readonly save: (list: string) => void;
  readonly remove: (list: string) => void;
}

const workerOf = () => (typeof navigator === 'undefined' ? null : navigator.serviceWorker);

async function readStatus(baseUrl: string, list: string): Promise<OfflineStatus> {
  const name = cacheName(list);
  if (!(await caches.has(name))) {
    return { status: 'none' };
  }
  const cache = await caches.open(name);
  return { status: (await cache.match(baseUrl + list)) ? 'saved' : 'loading' };
}

/**
 * The products that can be saved for offline reading, and their status. Empty without a service
 * worker.
 */
export function useOfflineProducts(): OfflineProducts {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [catalog, setCatalog] = useState<readonly OfflineProduct[]>([]);
  const [statuses, setStatuses] = useState<Readonly<Record<string, OfflineStatus>>>({});

  useEffect(() => {
    const worker = workerOf();
    if (!worker?.controller) {
      return undefined;
    }
    const onMessage = ({ data }: MessageEvent<StatusMessage | undefined>) => {
      if (data?.type === 'PRODUCT_STATUS') {
        setStatuses((known) => ({ ...known, [data.list]: data }));
      }
    };
    worker.addEventListener('message', onMessage);
    // It fails if the reader is offline and never fetched it before: there is nothing to offer.
    const end = follow(readCatalog(baseUrl), ({ products, found }) => {
      // Messages that arrived in the meantime are newer.
      setStatuses((known) => ({ ...found, ...known }));
      setCatalog(products);
    });
    return () => {
      end();
      worker.removeEventListener('message', onMessage);
    };
  }, [baseUrl]);

  const ask = useCallback((type: string, list: string, status: OfflineStatus) => {
    setStatuses((known) => ({ ...known, [list]: status }));
    workerOf()?.controller?.postMessage({ type, list });
  }, []);
  return {
    products: catalog.map((product) => ({
      ...product,
      offline: statuses[product.list] ?? { status: 'none' },
    })),
    save: useCallback(
      (list) => {
        ask('SAVE_PRODUCT', list, { status: 'loading' });
        // Without this, the browser can evict the files when it runs out of space.
        navigator.storage?.persist?.().catch(() => undefined);
      },
      [ask],
    ),
    remove: useCallback((list) => ask('REMOVE_PRODUCT', list, { status: 'none' }), [ask]),
  };
}

async function readCatalog(baseUrl: string) {
  const { products } = await fetchJson<OfflineCatalog>(baseUrl + OFFLINE_CATALOG_FILE);
  const found = await Promise.all(
    products.map(async ({ list }) => [list, await readStatus(baseUrl, list)] as const),
  );
  return { products, found: Object.fromEntries(found) };
}
