import type { Finding } from '../check/finding';
import { majorOfVersion, type Installed } from './installed';
import { productPackage } from './project';

const EMOTION = ['@emotion/react', '@emotion/styled'];
/** Packages that replace Emotion. */
const OTHER_ENGINES = ['@mui/styled-engine-sc', 'styled-components', '@mui/material-pigment-css'];

/** Peers that have the wrong version, or that are missing, for each documented package. */
function peerFindings(installed: Installed): Finding[] {
  const found = new Map<string, Finding>();
  for (const name of installed.family) {
    const { optionalPeers = [], peers = {} } = installed.peers(name) ?? {};
    for (const [peer, range] of Object.entries(peers)) {
      // Material UI brings its system, and date libraries are checked together.
      const isNeeded = !optionalPeers.includes(peer) && peer !== '@mui/system';
      const finding = installed.has(peer)
        ? installed.accepts(peer, range) === false &&
          installed.finding('outsideRange', peer, {
            by: name,
            range,
            version: installed.version(peer) ?? '',
          })
        : isNeeded &&
          installed.finding(
            ...(['missingPeer', name, { peer, range }] as const),
            installed.hasLock ? {} : { certainty: 'check' },
          );
      // Packages of a product agree on their peers, so the first that asks is named.
      if (finding && !found.has(`${peer} ${range}`)) {
        found.set(`${peer} ${range}`, finding);
      }
    }
  }
  return [...found.values()];
}

function needsEmotion(installed: Installed): Finding[] {
  const [first] = installed.family;
  const missing = EMOTION.filter((name) => !installed.has(name));
  return first !== undefined && missing.length > 0 && !OTHER_ENGINES.some(installed.has)
    ? [installed.finding('missingEmotion', first, { peer: missing.join(', ') })]
    : [];
}

/** Date libraries are optional peers, one of which is needed. */
function needsDateLibrary(installed: Installed): Finding[] {
  const name = installed.family.find((own) => own.includes('date-pickers')) ?? '';
  const libraries = (installed.peers(name)?.optionalPeers ?? []).filter(
    (peer) => !EMOTION.includes(peer),
  );
  return libraries.length > 0 && !libraries.some(installed.has)
    ? [installed.finding('missingDateLibrary', name, { libraries: libraries.join(', ') })]
    : [];
}

/** Documented packages of different majors: wrong in one product, and unusual in two. */
function mixedVersions(installed: Installed): Finding[] {
  const versions = installed.family.flatMap((name) => {
    const version = installed.version(name);
    return version === undefined ? [] : [{ name, version, major: majorOfVersion(version) }];
  });
  return versions.flatMap(({ major, name, version }) => {
    // Each pair once, at the package that comes later.
    const others = versions.filter((row) => row.major !== major && row.name < name);
    const same = others.find((row) => productPackage(row.name) === productPackage(name));
    const other = same ?? others[0];
    return other
      ? [
          installed.finding(
            'mixedVersions',
            name,
            { version, other: other.name, otherVersion: other.version },
            same ? {} : { certainty: 'check' },
          ),
        ]
      : [];
  });
}

function reactTypes(installed: Installed): Finding[] {
  const [react, version] = ['react', '@types/react'].map(installed.version);
  return react && version && majorOfVersion(react) !== majorOfVersion(version)
    ? [installed.finding('reactTypes', '@types/react', { version, react })]
    : [];
}

/** Packages whose versions don't fit, or that are missing. */
export function findRanges(installed: Installed): Finding[] {
  return [peerFindings, needsEmotion, needsDateLibrary, mixedVersions, reactTypes].flatMap((find) =>
    find(installed),
  );
}
