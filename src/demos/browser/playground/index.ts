import messages from '@generated/docs-translations/default/playground.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './Playground';

export const Playground = withLazyMessages(messages, lazy.Playground);
export type { PlaygroundDemoProps, PlaygroundOptions } from './types';
