import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { follow } from '@site/src/base/browser/lazy';
import { findPage, type PageTarget } from '@site/src/publish/shared/pageMap';
import { productFromPath } from '@site/src/content/shared/productFromPath';
import { findProduct } from '@site/src/content/shared/products';
import { addressIn, frontPath, MAJORS, type Major } from '@site/src/versions/shared/versions';
import { loadPageMap } from './loadPageMap';
import { useVersion } from './useVersion';

export interface VersionTarget {
  readonly major: Major;
  readonly isOpen: boolean;
  /** The same page in that major once it is known; until then, the product's front page. */
  readonly href: string;
  /** The title of the page that is offered instead, if the major doesn't have the current one. */
  readonly instead?: string;
  /** Whether the list of its pages could not be loaded. */
  readonly hasFailed?: true;
}

/** `home`: the current page is in neither major, so there is no nearest page. */
type Finding = Pick<PageTarget, 'isSame' | 'path' | 'title'> | 'home' | 'failed';

/** The majors that have the product of the current page, with a link to it in each of them. */
export function useVersionTargets(): readonly VersionTarget[] {
  const { topology, major: openMajor, path } = useVersion();
  const { hash } = useLocation();
  const [findings, setFindings] = useState<Partial<Record<Major, Finding>>>({});
  const product = findProduct(productFromPath(path).productId);
  const fronts = MAJORS.flatMap((major) => {
    const front = frontPath(major, product);
    const href = front && addressIn(topology, major, front);
    return href === undefined ? [] : [{ major, href }];
  });
  const list = fronts.map(({ major }) => major).join();

  useEffect(() => {
    const ownMap = loadPageMap(topology, openMajor);
    async function find(major: Major): Promise<Finding> {
      try {
        const [own, map] = await Promise.all([ownMap, loadPageMap(topology, major)]);
        const below = path.replace(/^\/x\//, '');
        const open = own.pages.find((page) => page.path === below);
        const target = findPage(open?.id ?? below, hash, map) ?? 'failed';
        const isLost = open === undefined && target !== 'failed' && !target.isSame;
        return isLost ? 'home' : target;
      } catch {
        return 'failed';
      }
    }
    const ends = (list.split(',') as Major[])
      .filter((major) => major !== openMajor)
      .map((major) =>
        follow(find(major), (finding) => setFindings((known) => ({ ...known, [major]: finding }))),
      );
    return () => ends.forEach((end) => end());
  }, [topology, openMajor, path, hash, list]);

  return fronts.map(({ major, href }) => {
    const isOpen = major === openMajor;
    const finding = findings[major];
    if (finding === undefined || typeof finding === 'string') {
      return { major, isOpen, href, ...(finding === 'failed' && { hasFailed: true }) };
    }
    return {
      major,
      isOpen,
      href: addressIn(topology, major, `/x/${finding.path}`) ?? href,
      ...(!finding.isSame && { instead: finding.title }),
    };
  });
}
