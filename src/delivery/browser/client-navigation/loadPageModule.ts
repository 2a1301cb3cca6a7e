import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

/** Docusaurus's keys are a route and, after the last hyphen, a hash. */
function isKeyOf(route: string, key: string): boolean {
  return key.slice(0, key.lastIndexOf('-')) === route;
}

/**
 * Loads the compiled module of a guide without opening the guide, from the chunk that a navigation
 * to it would load.
 *
 * @param route the path of the guide, `/x/react-charts/bars/`
 * @throws if this build has no such guide, or if it doesn't load
 */
export async function loadPageModule(route: string): Promise<object> {
  const key = Object.keys(routesChunkNames).find((candidate) => isKeyOf(route, candidate));
  const content = key === undefined ? undefined : routesChunkNames[key]?.content;
  const load =
    typeof content === 'string' || typeof content === 'number' ? registry[content]?.[0] : undefined;
  if (!load) {
    throw new Error(`No page of this build is at ${route}.`);
  }
  return (await load()) as object;
}
