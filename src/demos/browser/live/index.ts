export { describeError, lineOfError } from './describeError';
export { startHeartbeat } from './heartbeat';
export { IsolatedPage } from './IsolatedPage';
export { createRequire } from './runDemo';
export { RUN_DELAY_MS } from './useLiveFrame';
export { createFloodGate } from './floodGate';
