import { readSiteConfig } from '../siteConfig';
import { FEEDBACK_PATH, renderServiceTags, resolveServices, type SiteServices } from './index';

const resolve = (environment: Record<string, string>, isDevelopment = false) =>
  resolveServices(readSiteConfig(environment), isDevelopment);

it("uses only the site's host by default", () => {
  expect(resolve({})).toEqual({ feedback: { url: FEEDBACK_PATH } });
});

it('applies the settings', () => {
  expect(
    resolve({
      ANALYTICS_ID: 'G-ABC123',
      AD_NETWORK_ID: 'CKYIVK',
      AD_FEED_ID: 'CE7DC23W',
      FEEDBACK_URL: 'https://feedback.example.com/docs',
    }),
  ).toEqual({
    analytics: { id: 'G-ABC123', consent: 'opt-in' },
    ads: {
      onPages: true,
      network: { id: 'CKYIVK', placement: 'material-uicom' },
      feedId: 'CE7DC23W',
      displayRatio: 0.1,
    },
    feedback: { url: 'https://feedback.example.com/docs' },
  });
});

it('reserves no space on pages for a feed, whose line is below demos', () => {
  expect(resolve({ AD_FEED_ID: 'CE7DC23W' }).ads).toMatchObject({
    onPages: false,
    feedId: 'CE7DC23W',
  });
});

it('shows in-house ads without a network on request', () => {
  expect(resolve({ AD_IN_HOUSE: 'true' }).ads).toEqual({ onPages: true, displayRatio: 0.1 });
});

it.each([
  ['0', 0],
  ['0.25', 0.25],
  ['1', 1],
])('reports the configured share of ads: %s', (given, displayRatio) => {
  const { ads } = resolve({ AD_IN_HOUSE: 'true', AD_DISPLAY_RATIO: given });
  expect(ads).toMatchObject({ displayRatio });
});

it('shows no ads in development unless requested', () => {
  expect(resolve({ AD_NETWORK_ID: 'CKYIVK' }, true).ads).toBeUndefined();
  const asked = resolve({ AD_NETWORK_ID: 'CKYIVK', ENABLE_AD_IN_DEV_MODE: 'true' }, true);
  expect(asked.ads?.onPages).toBe(true);
});

it('has no feedback prompt if it is off', () => {
  expect(resolve({ FEEDBACK_URL: 'off' })).toEqual({});
});

it.each([
  ['ANALYTICS_ID', '<script>', 'expected a measurement id such as G-ABC123'],
  ['AD_NETWORK_ID', 'a b', 'expected letters, digits, - and _ alone'],
  ['AD_IN_HOUSE', 'yes', 'expected true or false'],
  ['AD_DISPLAY_RATIO', '10%', 'expected a number from 0 to 1, such as 0.1'],
  ['AD_DISPLAY_RATIO', '1.5', 'expected a number from 0 to 1, such as 0.1'],
  ['FEEDBACK_URL', 'http://feedback.example.com', 'expected off or an https address'],
  ['FEEDBACK_URL', 'javascript:alert(1)', 'expected off or an https address'],
])('rejects %s=%s', (name, value, message) => {
  expect(() => readSiteConfig({ [name]: value })).toThrow(
    `  ${name}=${JSON.stringify(value)}: ${message}`,
  );
});

describe('tags of the head', () => {
  it('contain the data, which cannot end its element', () => {
    const [tag] = renderServiceTags({ feedback: { url: 'https://a.example/</script>' } });
    expect(tag?.innerHTML).not.toContain('<');
    expect(JSON.parse(tag?.innerHTML ?? '')).toEqual({
      feedback: { url: 'https://a.example/</script>' },
    });
  });

  it('tell the style sheet about ads and missing feedback', () => {
    const feedback = { url: '/f' };
    const styleOf = (services: SiteServices) => renderServiceTags(services)[1]?.innerHTML;
    expect(styleOf({ feedback })).toBeUndefined();
    const ads = { onPages: true, displayRatio: 0.1 };
    expect(styleOf({ feedback, ads })).toBe(':root{--x-ad-display:block}');
    expect(styleOf({ feedback, ads: { ...ads, onPages: false, feedId: 'A' } })).toBeUndefined();
    expect(styleOf({})).toBe(':root{--x-feedback-display:none}');
  });
});
