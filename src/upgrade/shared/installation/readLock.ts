import { JSON_SCHEMA, load } from 'js-yaml';
import { readYarnClassic } from './readYarnClassic';
import { isRecord, optionalIn, textsOf } from './values';
import type { Copy, Lock } from './project';

type Fields = Readonly<Record<string, unknown>>;

function toCopy(name: string, version: string, place: string, fields: Fields): Copy {
  return {
    ...{ name, version, place },
    peers: textsOf(fields.peerDependencies),
    optionalPeers: optionalIn(fields.peerDependenciesMeta),
  };
}

/** The packages of a `package-lock.json`: by folder since npm 7, nested before. */
function readNpm(json: Fields): Copy[] {
  if (isRecord(json.packages)) {
    return Object.entries(json.packages).flatMap(([folder, entry]) => {
      const at = folder.lastIndexOf('node_modules/');
      if (at < 0 || !isRecord(entry) || typeof entry.version !== 'string') {
        return [];
      }
      const name =
        typeof entry.name === 'string' ? entry.name : folder.slice(at + 'node_modules/'.length);
      return [toCopy(name, entry.version, folder, entry)];
    });
  }
  const nested = (list: unknown, parent: string): Copy[] =>
    Object.entries(isRecord(list) ? list : {}).flatMap(([name, entry]) => {
      if (!isRecord(entry) || typeof entry.version !== 'string') {
        return [];
      }
      const place = `${parent}node_modules/${name}`;
      return [toCopy(name, entry.version, place, {}), ...nested(entry.dependencies, `${place}/`)];
    });
  return nested(json.dependencies, '');
}

/** `@mui/x-charts@8.1.0(react@19.0.0)`, `/@mui/x-charts@6.1.0`, or `/@mui/x-charts/5.1.0_react`. */
const PNPM_KEY = /^\/?((?:@[^/]+\/)?[^@/]+)[@/](\d[^(_]*)/;

/** The packages of a `pnpm-lock.yaml`. A package with two sets of peers is installed twice. */
function readPnpm(yaml: Fields): Copy[] {
  const packages = isRecord(yaml.packages) ? yaml.packages : {};
  const copies = isRecord(yaml.snapshots) ? yaml.snapshots : packages;
  return Object.keys(copies).flatMap((key) => {
    const [, name, version] = PNPM_KEY.exec(key) ?? [];
    if (name === undefined || version === undefined) {
      return [];
    }
    const fields = packages[`${name}@${version}`] ?? packages[key];
    return [toCopy(name, version, key, isRecord(fields) ? fields : {})];
  });
}

const BERRY_KEY = /^((?:@[^/]+\/)?[^@/]+)@/;

/** The packages of a `yarn.lock` of Yarn 2 and later. */
function readBerry(yaml: Fields): Copy[] {
  return Object.entries(yaml).flatMap(([key, entry]) => {
    const name = BERRY_KEY.exec(key)?.[1];
    if (name === undefined || !isRecord(entry) || entry.version === undefined) {
      return [];
    }
    const isLocal = /@(?:workspace|link|portal):/.test(key);
    return isLocal ? [] : [toCopy(name, String(entry.version), key, entry)];
  });
}

function parse(text: string): Copy[] | null {
  if (/^\s*\{/.test(text)) {
    const json: unknown = JSON.parse(text);
    return isRecord(json) && 'lockfileVersion' in json ? readNpm(json) : null;
  }
  if (/^# yarn lockfile v1/m.test(text)) {
    return readYarnClassic(text);
  }
  if (!/^(?:lockfileVersion:|__metadata:)/m.test(text)) {
    return null;
  }
  const yaml: unknown = load(text, { schema: JSON_SCHEMA });
  if (!isRecord(yaml)) {
    return null;
  }
  return 'lockfileVersion' in yaml ? readPnpm(yaml) : readBerry(yaml);
}

/**
 * Reads the lock file of npm, pnpm, or Yarn.
 *
 * @returns null if the text isn't one, or can't be read
 */
export function readLock(file: string, text: string): Lock | null {
  try {
    const copies = parse(text);
    return copies && { file, text, copies };
  } catch {
    return null;
  }
}
