import { JSON_SCHEMA, load } from 'js-yaml';
import { isRecord } from '../../../base/shared/isRecord';
import type { Copy, Lock } from './project';
import { entriesOf, textsOf } from './values';

/** `"@mui/material@^7.0.0", "@mui/material@^7.1.0":` in Yarn, `@mui/material@7.0.0` elsewhere. */
const NAME = /^\/?"?((?:@[^/\s]+\/)?[^@/\s"]+)[@/]/;

/** @param place What tells it from other copies. It begins with the name unless one is given. */
function toCopy(place: string, version: unknown, fields: unknown, name?: string): Copy[] {
  const own = name ?? NAME.exec(place)?.[1];
  if (own === undefined || (typeof version !== 'string' && typeof version !== 'number')) {
    return [];
  }
  const { optionalPeers, peerDependencies, peerDependenciesMeta } = isRecord(fields) ? fields : {};
  const optional = entriesOf(peerDependenciesMeta).filter(
    ([, value]) => isRecord(value) && value.optional === true,
  );
  return [
    {
      name: own,
      version: String(version),
      place,
      peers: textsOf(peerDependencies),
      optionalPeers: Array.isArray(optionalPeers)
        ? optionalPeers.filter((peer) => typeof peer === 'string')
        : optional.map(([peer]) => peer),
    },
  ];
}

/** A `package-lock.json` since npm 7, which lists folders. */
const readNpm = (packages: unknown) =>
  entriesOf(packages).flatMap(([folder, entry]) => {
    const [, name] = /^(?:.*\/)?node_modules\/(.+)$/.exec(folder) ?? [];
    const { name: alias, version } = isRecord(entry) ? entry : {};
    return name === undefined
      ? []
      : toCopy(folder, version, entry, typeof alias === 'string' ? alias : name);
  });

/** A `package-lock.json` of npm 6, which nests packages. */
const readNested = (list: unknown, parent = ''): Copy[] =>
  entriesOf(list).flatMap(([name, entry]) => {
    const { dependencies, version } = isRecord(entry) ? entry : {};
    const place = `${parent}node_modules/${name}`;
    return [...toCopy(place, version, {}, name), ...readNested(dependencies, `${place}/`)];
  });

/** A `bun.lock`: `"parent/name": ["name@8.1.0", registry, fields, checksum]`. */
const readBun = (packages: unknown) =>
  entriesOf(packages).flatMap(([place, entry]) => {
    const [id, , fields] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const [, name, version] = /^(.+)@(\d[^@]*)$/.exec(String(id)) ?? [];
    return toCopy(place, version, fields, name);
  });

/**
 * A `pnpm-lock.yaml`, in which a package with two sets of peers is installed twice:
 * `@mui/x-charts@8.1.0(react@19.0.0)`, `/@mui/x-charts@6.1.0`, or `/@mui/x-charts/5.1.0_react`.
 */
const readPnpm = ({ packages, snapshots = packages }: Readonly<Record<string, unknown>>) =>
  entriesOf(snapshots).flatMap(([key]) => {
    const [id, version] = /^\/?.+?[@/](\d[^(_]*)/.exec(key) ?? [];
    const fields = isRecord(packages) ? (packages[id ?? key] ?? packages[key]) : {};
    return toCopy(key, version, fields);
  });

/** A `yarn.lock` since Yarn 2. */
const readBerry = (yaml: unknown) =>
  entriesOf(yaml).flatMap(([key, entry]) =>
    /@(?:workspace|link|portal):/.test(key) || !isRecord(entry)
      ? []
      : toCopy(key, entry.version, entry),
  );

/** A `yarn.lock` of Yarn 1, whose format is its own: ranges, then an indented version. */
const readYarnClassic = (text: string) =>
  [...text.matchAll(/^(\S[^\n]*):\r?\n {2}version "([^"]+)"/gm)].flatMap(
    ([, place = '', version]) => toCopy(place, version, {}),
  );

function parse(text: string): Copy[] | undefined {
  if (/^# yarn lockfile v1/m.test(text)) {
    return readYarnClassic(text);
  }
  // The commas after the last items of `bun.lock` are no JSON, but YAML.
  const isJson = /^\s*\{/.test(text) && !/,\s*[\]}]/.test(text);
  const lock: unknown = isJson ? JSON.parse(text) : load(text, { schema: JSON_SCHEMA });
  if (!isRecord(lock)) {
    return undefined;
  }
  if ('__metadata' in lock) {
    return readBerry(lock);
  }
  const { dependencies, lockfileVersion, packages, workspaces } = lock;
  if (lockfileVersion === undefined) {
    return undefined;
  }
  if (!/^\s*\{/.test(text)) {
    return readPnpm(lock);
  }
  return workspaces ? readBun(packages) : packages ? readNpm(packages) : readNested(dependencies);
}

/**
 * Reads the lock file of npm, pnpm, Yarn, or Bun.
 *
 * @throws if the text isn't one
 */
export function readLock(path: string, text: string): Lock {
  const copies = parse(text);
  if (!copies) {
    throw new Error('');
  }
  return { path, text, copies };
}
