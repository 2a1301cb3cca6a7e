import type * as TestingLibrary from '@testing-library/dom';
import { LAZY_GROUPS } from '../node/translations';
import { builtMessages } from './builtMessages';

for (const group of LAZY_GROUPS) {
  jest.doMock(
    `@generated/docs-translations/default/${group}.json`,
    () => ({ __esModule: true, default: builtMessages(group) }),
    { virtual: true },
  );
}

// Tests of logic have no document and start faster without the DOM matchers.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');

  // A part that loads late is first compiled, which takes seconds on a busy machine. Waiting ends as
  // soon as the part appears, so that only a failing test takes this long.
  const { configure } = jest.requireActual<typeof TestingLibrary>('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
  jest.setTimeout(30_000);

  // jsdom doesn't create the event with which Docusaurus tells a page about its own changes.
  const createEvent = document.createEvent.bind(document);
  document.createEvent = ((name: string) =>
    name === 'StorageEvent'
      ? new StorageEvent('storage')
      : createEvent(name)) as typeof createEvent;
}

// jsdom doesn't implement it, and the Node.js environment has no `CSS`.
if (typeof CSS !== 'undefined') {
  CSS.supports = () => true;
}
