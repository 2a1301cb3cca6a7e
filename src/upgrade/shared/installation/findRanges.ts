import { lineOf, type Finding, type FindingKind } from '../check/finding';
import { majorOfVersion, type Installed } from './installed';
import { productPackage } from './project';

const PEERS = 'introduction/installation/#peer-dependencies';
const DATES = 'introduction/installation/#date-and-time-pickers';

/** Date libraries are optional peers, one of which is needed. */
const EMOTION = ['@emotion/react', '@emotion/styled'];
/** Packages that replace Emotion. */
const OTHER_ENGINES = ['@mui/styled-engine-sc', 'styled-components', '@mui/material-pigment-css'];

function finding(
  installed: Installed,
  kind: FindingKind,
  name: string,
  values: Readonly<Record<string, string>>,
  rest: Pick<Finding, 'to' | 'certainty'>,
): Finding {
  const { file, line, text } = installed.place(name);
  return {
    ...{ group: 'installation', kind, ...rest, file },
    values: { name, ...values },
    ...(line !== undefined && { line, code: lineOf(text, line) }),
  };
}

/** Peers that have the wrong version, or that are missing, for each documented package. */
function peerFindings(installed: Installed, name: string): Finding[] {
  const { optionalPeers, peers } = installed.peers(name) ?? { peers: {}, optionalPeers: [] };
  return Object.entries(peers).flatMap(([peer, range]): Finding[] => {
    const version = installed.version(peer);
    const to = optionalPeers.includes(peer) && !EMOTION.includes(peer) ? DATES : PEERS;
    if (!installed.has(peer)) {
      const isNeeded = !optionalPeers.includes(peer) && peer !== '@mui/system';
      return isNeeded
        ? [
            finding(
              installed,
              'missingPeer',
              name,
              { peer, range },
              {
                ...{ to, certainty: installed.hasLock ? 'certain' : 'check' },
              },
            ),
          ]
        : [];
    }
    return installed.accepts(peer, range) === false
      ? [
          finding(
            installed,
            'outsideRange',
            peer,
            { by: name, range, version: version ?? '' },
            {
              ...{ to, certainty: 'certain' },
            },
          ),
        ]
      : [];
  });
}

function needsEmotion(installed: Installed): Finding[] {
  const [first] = installed.family;
  const missing = EMOTION.filter((name) => !installed.has(name));
  const hasOther = OTHER_ENGINES.some((name) => installed.has(name));
  return first !== undefined && missing.length > 0 && !hasOther
    ? [
        finding(
          installed,
          'missingEmotion',
          first,
          { peer: missing.join(', ') },
          {
            ...{ to: PEERS, certainty: 'certain' },
          },
        ),
      ]
    : [];
}

function needsDateLibrary(installed: Installed): Finding[] {
  const name = installed.family.find((own) => own.includes('date-pickers'));
  const { optionalPeers = [] } = (name !== undefined && installed.peers(name)) || {};
  const libraries = optionalPeers.filter((peer) => !EMOTION.includes(peer));
  return name !== undefined &&
    libraries.length > 0 &&
    !libraries.some((peer) => installed.has(peer))
    ? [
        finding(
          installed,
          'missingDateLibrary',
          name,
          { libraries: libraries.join(', ') },
          {
            ...{ to: DATES, certainty: 'certain' },
          },
        ),
      ]
    : [];
}

/** Documented packages of different majors: wrong in one product, and unusual in two. */
function mixedVersions(installed: Installed): Finding[] {
  const versions = installed.family.flatMap((name) => {
    const version = installed.version(name);
    return version === undefined ? [] : [{ name, version, major: majorOfVersion(version) }];
  });
  const [first] = versions;
  return versions.flatMap(({ major, name, version }) => {
    const others = versions.filter((row) => row.major !== major);
    const same = others.find((row) => productPackage(row.name) === productPackage(name));
    const other = same ?? first;
    // Each pair once, at the package that comes later.
    return other && other.major !== major && other.name < name
      ? [
          finding(
            installed,
            'mixedVersions',
            name,
            { version, other: other.name, otherVersion: other.version },
            { to: PEERS, certainty: same ? 'certain' : 'check' },
          ),
        ]
      : [];
  });
}

function reactTypes(installed: Installed): Finding[] {
  const [react, types] = ['react', '@types/react'].map((name) => installed.version(name));
  return react !== undefined &&
    types !== undefined &&
    majorOfVersion(react) !== majorOfVersion(types)
    ? [
        finding(
          installed,
          'reactTypes',
          '@types/react',
          { version: types, react },
          {
            ...{ to: PEERS, certainty: 'certain' },
          },
        ),
      ]
    : [];
}

/** Packages whose versions don't fit, or that are missing. */
export function findRanges(installed: Installed): Finding[] {
  const found = installed.hasManifest || installed.hasLock ? installed : null;
  if (found === null) {
    return [];
  }
  const peers = found.family.flatMap((name) => peerFindings(found, name));
  // Packages of a product agree on their peers, so the first that asks is named.
  const first = new Map(
    peers
      .reverse()
      .map((row) => [`${row.kind} ${row.values.peer ?? row.values.name} ${row.values.range}`, row]),
  );
  return [
    ...[...first.values()].reverse(),
    ...needsEmotion(found),
    ...needsDateLibrary(found),
    ...mixedVersions(found),
    ...reactTypes(found),
  ];
}
