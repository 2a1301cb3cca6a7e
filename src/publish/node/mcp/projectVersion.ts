import type { SearchVersion } from '../../../search/shared/manifest';

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
  const major = /(?:^|[@^~>=v|\s])(\d{1,4})(?=\.|\s|$|-|\|)/.exec(range)?.[1];
  return major && `v${major}`;
}

/** @throws if the text doesn't name a major */
export function readMajor(text: string): string {
  const major = majorOf(text);
  if (major === undefined) {
    throw new Error(`"${text}" is not a version. Expected a major such as v7, or 7.29.1.`);
  }
  return major;
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
  /** Undefined if no project is known. */
  readonly packages?: ProjectPackages;
}

/** The length to which foreign text is cut in notes. */
const MAX_QUOTE = 80;

function quoted(text: string): string {
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

/** What a caller asked for: the major, if it can be read, and why it matters. */
function readRequest({ version, packages }: VersionRequest): {
  readonly asked: string;
  readonly major?: string;
} | null {
  if (version !== undefined) {
    return { asked: `Asked for ${quoted(version)}`, major: majorOf(version) };
  }
  if (packages === undefined) {
    return null;
  }
  const ranges = Object.entries(packages);
  const [name, range] = ranges.find(([, value]) => majorOf(value)) ?? ranges[0] ?? [];
  return name === undefined || range === undefined
    ? { asked: 'The package.json has no @mui/x- package' }
    : { asked: `The project has ${quoted(`${name} ${range}`)}`, major: majorOf(range) };
}

function problemOf(
  request: VersionRequest,
  major: string | undefined,
  available: readonly SearchVersion[],
): string {
  const all = available.map(({ label }) => label).join(', ');
  if (major !== undefined) {
    return `, which is not among the published versions (${all})`;
  }
  const hasText = request.version !== undefined || Object.keys(request.packages ?? {}).length > 0;
  return hasText ? `, from which no version can be read (published: ${all})` : '';
}

/**
 * The documentation version for a project: the requested one, that of the installed packages, or
 * the current one. If that version can't be read or isn't published, the current one replaces it,
 * and a note says so.
 *
 * @param available The available versions, starting with the current one.
 */
export function chooseVersion(
  request: VersionRequest,
  available: readonly SearchVersion[],
): ChosenVersion {
  const [current] = available;
  if (!current) {
    throw new Error('No version of the documentation is published.');
  }
  const read = readRequest(request);
  if (!read) {
    return { version: current };
  }
  const { asked, major } = read;
  const own = major !== undefined && request.version === undefined ? { major } : {};
  const found = available.find(({ version }) => version === major);
  if (!found) {
    const problem = problemOf(request, major, available);
    return {
      version: current,
      ...own,
      note: `${asked}${problem}: this is about ${current.label}.`,
    };
  }
  return {
    version: found,
    ...own,
    ...(request.version === undefined && { note: `${asked}: this is about ${found.label}.` }),
  };
}
