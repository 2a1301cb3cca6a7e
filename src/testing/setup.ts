import '@testing-library/jest-dom';
import { LATE_GROUPS } from '../plugins/translations/lateTexts';
import { builtTexts } from './builtTexts';

for (const group of LATE_GROUPS) {
  jest.doMock(
    `@generated/docs-translations/default/${group}.json`,
    () => ({ __esModule: true, default: builtTexts(group) }),
    { virtual: true },
  );
}

// jsdom lacks it. There is none in the node environment.
if (typeof CSS !== 'undefined') {
  CSS.supports = () => true;
}
