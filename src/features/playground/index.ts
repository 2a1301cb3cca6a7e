import texts from '@generated/docs-translations/default/playground.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './Playground';

export const Playground = withLateTexts(texts, late.Playground);
export type {
  PlaygroundDemoProps,
  PlaygroundModule,
  PlaygroundOptions,
  PlaygroundProps,
} from './types';
