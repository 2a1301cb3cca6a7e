export { Playground } from './Playground';
export type {
  PlaygroundDemoProps,
  PlaygroundModule,
  PlaygroundOptions,
  PlaygroundProps,
} from './types';
