import type { DemoStyling } from '@site/src/demos/shared/demo';
import { loadDemo, type LoadedDemo } from '../canvas/loadDemo';
import { loadDemoOf } from '../loadDemoOf';
import type { Modules } from './runDemo';

/** A demo that can run edited code. */
export interface EditableDemo extends LoadedDemo {
  /** What its code can import. */
  readonly modules: Modules;
}

interface EditableDemoOptions {
  /** The path of the page with the demo. */
  readonly route: string;
  readonly name: string;
  readonly styling: DemoStyling;
  /** See `loadDemo`. */
  readonly licenseKey: string | undefined;
}

/** Loads a demo of a page with the modules that its edited code can import. */
export async function loadEditable({
  route,
  name,
  styling,
  licenseKey,
}: EditableDemoOptions): Promise<EditableDemo> {
  const { loaders, loadModules } = await loadDemoOf(route, name);
  const loader = loaders[styling];
  if (!loader) {
    throw new Error(`The demo ${name} of ${route} has no variant ${styling}.`);
  }
  const [demo, modules] = await Promise.all([loadDemo(loader, licenseKey), loadModules()]);
  return { ...demo, modules: modules.default };
}
