import { LAZY_GROUPS } from '../plugins/translations/lazyMessages';
import { builtMessages } from './builtMessages';

for (const group of LAZY_GROUPS) {
  jest.doMock(
    `@generated/docs-translations/default/${group}.json`,
    () => ({ __esModule: true, default: builtMessages(group) }),
    { virtual: true },
  );
}

// Logic runs without a document, and its tests start sooner without the matchers for one.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
}

// jsdom lacks it. There is none in the node environment.
if (typeof CSS !== 'undefined') {
  CSS.supports = () => true;
}
