export { lazyComponent } from './lazyComponent';
export { LoadError } from './LoadError';
export { OptionalBoundary } from './OptionalBoundary';
export { savesData } from './savesData';
export { useLazy, type Lazy } from './useLazy';
export { NEAR_PX, useNearViewport } from './useNearViewport';
export { whenIdle } from './whenIdle';
export { whenQuiet } from './whenQuiet';
export { whenReading } from './whenReading';
