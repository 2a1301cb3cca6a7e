import { renderHook } from '@testing-library/react';
import english from '../i18n/translations.json';
import { useDocsConfig } from '../src/base/browser/docs-config';
import { useThemeState } from '../src/display/browser/mode';
import { themeReducer, INITIAL_THEME_STATE } from '../src/display/browser/mode/themeReducer';
import { copyText } from '../src/base/browser/copy/copyText';
import { checkEntries } from '../src/content/node/menu';
import { findTerms } from '../src/content/node/words/terms';
import { packageOfAdapter } from '../src/demos/shared/demoExport/adapterPackages';
import { createTranslator } from '../src/base/shared/i18n';

/**
 * The error catalogue of the specification, word for word. It doesn't come from our tables: a text
 * that changes there must fail here.
 */
const CATALOGUE = {
  feedback: "Couldn't submit feedback. Please try again later.",
  chat: 'Failed to open MUI Chat',
  provider: 'Forgot to wrap component in ThemeProvider',
  action: 'Unrecognized type',
  config:
    'Could not find docs config context value; please ensure the component is wrapped in a DocsProvider',
  copy: 'The request is not allowed',
  language: 'Missing language: fr',
} as const;

/** What the ad-block message must name. */
const AD_BLOCK = [
  /ad/,
  /allow/,
  /tech-related ads/,
  /no tracking or remarketing/,
  /help us keep running/,
];

const log = { error: jest.spyOn(console, 'error'), warn: jest.spyOn(console, 'warn') };

beforeEach(() => {
  log.error.mockReset().mockImplementation(() => undefined);
  log.warn.mockReset().mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());

describe('what readers see', () => {
  it.each([
    ['feedback', english.feedback.failed, CATALOGUE.feedback],
    ['chat', english.demo.chatFailed, CATALOGUE.chat],
  ])('%s', (_part, shown, text) => {
    expect(shown).toBe(text);
    // Whoever changes it for the writing guide must get no reason for that.
    expect(findTerms(text)).toEqual([]);
  });

  it.each(AD_BLOCK)('the ad-block message names %p', (part) => {
    expect(english.ads.adblock).toMatch(part);
  });
});

describe('what is thrown', () => {
  it.each([
    ['without a theme provider', useThemeState, CATALOGUE.provider],
    ['without a docs provider', useDocsConfig, CATALOGUE.config],
  ])('%s', (_where, useHook: () => unknown, text) => {
    expect(() => renderHook(useHook)).toThrow(new Error(text));
  });

  it('for an unknown action of the theme state', () => {
    const action = { type: 'SHRINK' } as unknown as Parameters<typeof themeReducer>[1];
    expect(() => themeReducer(INITIAL_THEME_STATE, action)).toThrow(
      new Error(`${CATALOGUE.action} SHRINK`),
    );
  });

  it('for an unknown date adapter', () => {
    expect(() => packageOfAdapter('@mui/x-date-pickers/AdapterTemporal')).toThrow(TypeError);
  });

  it('when nothing can copy', async () => {
    document.execCommand = () => false;
    await expect(copyText('npm start')).rejects.toMatchObject({
      name: 'NotAllowedError',
      message: CATALOGUE.copy,
    });
  });

  it('for a page that is in the menu twice', () => {
    const entry = { pathname: '/x/introduction', title: 'Introduction' };
    expect(checkEntries([entry, entry], () => true).map(({ found }) => found)).toContainEqual(
      expect.stringContaining('Duplicated pathname /x/introduction'),
    );
  });
});

describe('what is logged', () => {
  it('for a language without messages', () => {
    createTranslator({ language: 'fr', tables: {} }, true).translate('close');
    expect(String(log.error.mock.calls[0]?.[0])).toContain(CATALOGUE.language);
  });

  it('once for each missing translation', () => {
    const data = { language: 'zh', tables: { en: { close: 'Close' }, zh: {} } };
    createTranslator(data, true).translate('close');
    createTranslator(data, true).translate('close');
    expect(log.warn.mock.calls).toEqual([[expect.stringContaining('zh:close')]]);
  });
});
