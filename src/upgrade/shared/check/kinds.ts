export type FindingGroup = 'installation' | 'license' | 'errors' | 'code';

/** `certain` breaks or is wrong, `check` depends on the project, `newer` isn't in the release. */
export type Certainty = 'certain' | 'check' | 'newer';

type Kind = readonly [group: FindingGroup, certainty: Certainty, to: string];

const INSTALLATION = 'introduction/installation/';
const LICENSING = 'introduction/licensing/';
const PICKERS = 'react-date-pickers/quickstart/';

/** The kinds of findings, unless a finding says otherwise. Sections are below the base URL. */
export const KINDS = {
  twoMajors: ['installation', 'certain', `${INSTALLATION}#common-mistakes`],
  twoCopies: ['installation', 'certain', `${INSTALLATION}#common-mistakes`],
  lostStyles: ['installation', 'certain', `${INSTALLATION}#common-mistakes`],
  outsideRange: ['installation', 'certain', `${INSTALLATION}#peer-dependencies`],
  missingPeer: ['installation', 'certain', `${INSTALLATION}#peer-dependencies`],
  missingEmotion: ['installation', 'certain', `${INSTALLATION}#peer-dependencies`],
  missingDateLibrary: ['installation', 'certain', `${INSTALLATION}#date-and-time-pickers`],
  mixedVersions: ['installation', 'certain', `${INSTALLATION}#peer-dependencies`],
  reactTypes: ['installation', 'certain', `${INSTALLATION}#peer-dependencies`],
  renamedPackage: ['installation', 'certain', INSTALLATION],
  planNotInstalled: ['installation', 'certain', `${LICENSING}#upgrading`],
  planOfName: ['installation', 'certain', `${LICENSING}#upgrading`],
  notDeclared: ['installation', 'check', `${INSTALLATION}#license-package`],
  dateTypes: ['installation', 'check', `${PICKERS}#date-value-types`],
  adapterLibrary: ['installation', 'certain', `${INSTALLATION}#date-and-time-pickers`],
  dateFnsAdapter: ['installation', 'certain', `${INSTALLATION}#date-and-time-pickers`],
  keyInvalid: ['license', 'certain', `${LICENSING}#6-invalid-license-key`],
  keyExpired: ['license', 'certain', `${LICENSING}#2-expired-package-version`],
  keyExpiredInDevelopment: ['license', 'certain', `${LICENSING}#3-expired-license-key`],
  keyPlan: ['license', 'certain', `${LICENSING}#4-license-key-plan-mismatch`],
  keyInitialPlan: ['license', 'certain', `${LICENSING}#5-component-not-included-in-your-license`],
  keyEmpty: ['license', 'certain', `${LICENSING}#1-missing-license-key`],
  keyPlaceholder: ['license', 'certain', `${LICENSING}#license-key`],
  keyOnServer: ['license', 'certain', `${LICENSING}#next-js-app-router`],
  keyInFunction: ['license', 'check', `${LICENSING}#where-to-install-the-key`],
  keyAfterRender: ['license', 'certain', `${LICENSING}#where-to-install-the-key`],
  keyVariable: ['license', 'certain', `${LICENSING}#environment-variable-with-next-js`],
  keyVariableName: ['license', 'certain', `${LICENSING}#environment-variable-with-next-js`],
  keyNeverLoaded: ['license', 'check', `${LICENSING}#where-to-install-the-key`],
  keyNotSet: ['license', 'check', `${LICENSING}#where-to-install-the-key`],
  knownError: ['errors', 'certain', ''],
  packageError: ['errors', 'certain', 'introduction/support/#github'],
  errorCode: ['errors', 'certain', 'production-error/'],
  newer: ['code', 'newer', 'api/changes/'],
  change: ['code', 'check', ''],
} as const satisfies Record<string, Kind>;

/** What a finding is about; also its key below `check.kinds` in the messages. */
export type FindingKind = keyof typeof KINDS;
