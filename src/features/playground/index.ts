export { Playground } from './Playground';
export type { PlaygroundProps } from './Playground';
export type { PlaygroundDemoProps, PlaygroundModule, PlaygroundOptions } from './types';
