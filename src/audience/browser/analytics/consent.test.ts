import { hasTrackingOptOut, isMeasured, parseConsent } from './consent';

const optIn = { id: 'G-A1', consent: 'opt-in' } as const;
const optOut = { id: 'G-A1', consent: 'opt-out' } as const;

it.each([
  [undefined, 'granted', {}, false],
  [optIn, 'unset', {}, false],
  [optIn, 'granted', {}, true],
  [optIn, 'denied', {}, false],
  [optOut, 'unset', {}, true],
  [optOut, 'denied', {}, false],
  [optOut, 'granted', { doNotTrack: '1' }, false],
  [optOut, 'unset', { globalPrivacyControl: true }, false],
  [optOut, 'unset', { doNotTrack: '0' }, true],
] as const)(
  'service %j, reader %s, browser %j: measured %s',
  (service, choice, signals, expected) => {
    expect(isMeasured(service, choice, signals)).toBe(expected);
  },
);

it('ignores an unknown stored choice', () => {
  expect([null, 'granted', 'denied', 'maybe'].map(parseConsent)).toEqual([
    'unset',
    'granted',
    'denied',
    'unset',
  ]);
});

it('recognizes every spelling of Do Not Track', () => {
  expect(
    ['1', 'yes', '0', 'unspecified', null].map((doNotTrack) => hasTrackingOptOut({ doNotTrack })),
  ).toEqual([true, true, false, false, false]);
});
