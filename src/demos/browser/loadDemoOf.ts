import { loadPageModule } from '@site/src/delivery/browser/client-navigation';
import type { ResolvedDemoProps } from '@site/src/demos/shared/demo';
import { ownValue } from '@site/src/base/shared/ownValue';

/** What a guide with demos exports, see `src/demos/node/remark/remarkDemo.ts`. */
interface GuideModule {
  readonly pageDemos?: Readonly<Record<string, ResolvedDemoProps>>;
}

/**
 * Loads the props of a demo from its guide, for a page that shows it elsewhere. The demo is already
 * in the chunk of the guide, so the build gets no other chunk for it.
 *
 * @param route the path of the guide
 * @throws if the guide doesn't load, or doesn't have the demo
 */
export async function loadDemoOf(route: string, name: string): Promise<ResolvedDemoProps> {
  const { pageDemos } = (await loadPageModule(route)) as GuideModule;
  const demo = ownValue(pageDemos, name);
  if (!demo) {
    throw new Error(`${route} has no demo ${name}.`);
  }
  return demo;
}
