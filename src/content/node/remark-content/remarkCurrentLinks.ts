import type { Root } from 'mdast';
import { addressIn, CURRENT_MAJOR, type VersionTopology } from '../../../versions/shared/versions';
import { isLink, walk } from '../page';

/** A path from the root that isn't a file: `/migration/…/#columns`. */
const ROUTE = /^\/(?!\/)[^.?#]*(?:[?#]|$)/;

/**
 * Links written as a path from the root (`/migration/…`) lead to the current major, because it is
 * at the root of the whole site. A build of one older major has its own pages there, so the links
 * get the host of the current one.
 */
export function remarkCurrentLinks({ topology }: { readonly topology: VersionTopology }) {
  return (root: Root): void => {
    if (topology.included.includes(CURRENT_MAJOR)) {
      return;
    }
    for (const link of walk(root).filter(isLink)) {
      if (ROUTE.test(link.url)) {
        const path = link.url.replace(/^(?:\/x)?\//, '/x/');
        link.url = addressIn(topology, CURRENT_MAJOR, path) ?? link.url;
      }
    }
  };
}
