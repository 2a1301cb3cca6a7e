import { LIVE_DEMO_PATH } from '../../demos/shared/liveDemo';

/**
 * The page that runs a handler that readers edited, below the base URL. It has the
 * Content-Security-Policy of the page for edited demos, because it is below its address.
 */
export const HANDLER_PATH = `${LIVE_DEMO_PATH}handler/`;
