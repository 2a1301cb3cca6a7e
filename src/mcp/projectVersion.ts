import type { SearchVersion } from '../shared/search/manifest';

/** The documented packages of a project: package → version or range. */
export type ProjectPackages = Readonly<Record<string, string>>;

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/**
 * Reads the documented packages from a package.json.
 *
 * @throws if the text isn't a package.json
 */
export function parsePackageJson(text: string): ProjectPackages {
  let manifest: Record<string, unknown>;
  try {
    manifest = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error('packageJson is not JSON: give the content of a package.json file.');
  }
  const found = FIELDS.toReversed().map((field) => manifest?.[field]);
  const entries = found.flatMap((list) =>
    typeof list === 'object' && list !== null ? Object.entries(list) : [],
  );
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        /^@mui\/x-/.test(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}

/** The major of a version or range: `^7.29.1` → `v7`; also `npm:…@8.0.0` and `>=8 <9`. */
export function majorOf(range: string): string | undefined {
  const major = /(?:^|[@^~>=v\s])(\d+)(?=\.|\s|$|-)/.exec(range)?.[1];
  return major && `v${major}`;
}

export interface ChosenVersion {
  readonly version: SearchVersion;
  /** The major of the project's packages, published or not. */
  readonly major?: string;
  /** A note to the caller about the selection. */
  readonly note?: string;
}

interface VersionRequest {
  /** The requested version: `v7` or `8.14.1`. */
  readonly version?: string;
  readonly packages?: ProjectPackages;
}

/**
 * The documentation version for a project: the requested one, that of the installed packages, or
 * the current one. If that version isn't published, the current one replaces it, and a note says
 * so.
 *
 * @param available The available versions, starting with the current one.
 */
export function chooseVersion(
  { version: asked, packages = {} }: VersionRequest,
  available: readonly SearchVersion[],
): ChosenVersion {
  const [current] = available;
  if (!current) {
    throw new Error('No version of the documentation is published.');
  }
  const installed = Object.entries(packages);
  const [name, range] = installed[0] ?? [];
  const major = range ? majorOf(range) : undefined;
  const own = major ? { major } : {};
  const wanted = asked ?? major;
  if (!wanted) {
    return { version: current };
  }
  const found = available.find(
    ({ version, label }) => version === wanted || label === wanted || majorOf(wanted) === version,
  );
  const reason = asked ? `Asked for ${asked}` : `The project has ${name} ${range}`;
  if (!found) {
    const all = available.map(({ label }) => label).join(', ');
    const note = `${reason}, which is not among the published versions (${all}): this is about ${current.label}.`;
    return { version: current, ...own, note };
  }
  return {
    version: found,
    ...own,
    ...(!asked && { note: `${reason}: this is about ${found.label}.` }),
  };
}
