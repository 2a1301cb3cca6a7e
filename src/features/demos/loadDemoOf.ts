import { loadPageModule } from '@site/src/features/client-navigation';
import type { ResolvedDemoProps } from '@site/src/shared/demo';
import { ownValue } from '@site/src/shared/ownValue';

/** What a guide with demos exports, see `src/remark/demos/remarkDemo.ts`. */
interface GuideModule {
  readonly pageDemos?: Readonly<Record<string, ResolvedDemoProps>>;
}

/**
 * Loads the props of a demo from its guide, for a page that shows it elsewhere.
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
