import { base64Decode } from '@mui/x-license/encoding';
import { generateLicense } from '@mui/x-license/generateLicense';
import { generateReleaseInfo, verifyLicense } from '@mui/x-license/verifyLicense';
import type { PaidPlan } from '../../../content/shared/plans';

type LicenseStatus = ReturnType<typeof verifyLicense>['status'];
type LicenseDetails = Parameters<typeof generateLicense>[0];
type CommercialPackage = Parameters<typeof verifyLicense>[0]['packageName'];

/** What the packages say about a key, for one of them. */
export interface PackageVerdict {
  readonly name: string;
  readonly version: string;
  /** When the version was released, in ms since 1970. Undefined: unknown. */
  readonly released?: number;
  /** Undefined if it depends on an unknown release. */
  readonly production?: LicenseStatus;
  readonly development: LicenseStatus;
}

export interface KeyVerdict {
  /** Undefined: the key can't be read. */
  readonly terms?: KeyTerms;
  readonly packages: readonly PackageVerdict[];
}

/** What a key contains, apart from its order. */
export interface KeyTerms {
  readonly plan: PaidPlan;
  /** `perpetual`, `annual`, or its former name `subscription`. */
  readonly model: string;
  readonly planVersion: string;
  /** In ms since 1970. */
  readonly expires: number;
}

/** A key is a checksum in hexadecimal digits, then text in Base64. Mail programs break its lines. */
const KEY = /[0-9a-f]{32}[A-Za-z0-9+/=\s]{40,}/;

/** The length of the checksum. */
const CHECKSUM = 32;

/** How long expired keys only log a message in development: `verifyLicense()` has the same number. */
const GRACE_MS = 30 * 24 * 60 * 60 * 1000;

/** Whether a text is a license key, also a damaged one. */
export function looksLikeKey(text: string): boolean {
  const own = text.trim();
  return KEY.exec(own)?.[0].length === own.length && own.length < 400;
}

function decode(key: string): (LicenseDetails & { readonly expires: number }) | null {
  const text = base64Decode(key.slice(CHECKSUM));
  const fields = new Map(text.split(',').map((part) => part.split(/[=:]/) as [string, string]));
  const isOld = text.includes('KEYVERSION=1');
  const expires = Number(fields.get(isOld ? 'EXPIRY' : 'E'));
  return Number.isFinite(expires) && expires > 0
    ? {
        expires,
        expiryDate: new Date(expires),
        orderNumber: fields.get(isOld ? 'ORDER' : 'O') ?? '',
        planScope: (isOld ? 'pro' : fields.get('S')) as LicenseDetails['planScope'],
        licenseModel: (isOld ? 'perpetual' : fields.get('LM')) as LicenseDetails['licenseModel'],
        planVersion: (isOld
          ? 'initial'
          : (fields.get('PV') ?? 'initial')) as LicenseDetails['planVersion'],
      }
    : null;
}

function statusOf(licenseKey: string, name: string, released: number): LicenseStatus {
  const packageName = name.replace('@mui/', '') as CommercialPackage;
  const releaseInfo = generateReleaseInfo(new Date(released));
  return verifyLicense({ releaseInfo, licenseKey, packageName }).status;
}

/**
 * Judges a key as the packages do. `verifyLicense()` answers for the mode in which it runs. A
 * production build judges an annual key as any build judges a perpetual one, so a perpetual key with
 * the same terms shows the answer of production in every mode.
 *
 * @param now In ms since 1970.
 */
export function judgeKey(
  text: string,
  packages: readonly Pick<PackageVerdict, 'name' | 'version' | 'released'>[],
  now: number,
): KeyVerdict {
  const key = text.trim();
  const details = decode(key);
  const isInvalid = packages.some(({ name }) => statusOf(key, name, 0) === 'Invalid');
  if (details === null || isInvalid || !details.planScope || !details.licenseModel) {
    return {
      packages: packages.map((row) => ({ ...row, production: 'Invalid', development: 'Invalid' })),
    };
  }
  const perpetual =
    details.licenseModel === 'perpetual'
      ? key
      : generateLicense({ ...details, licenseModel: 'perpetual' });
  const { expires } = details;
  return {
    terms: {
      plan: details.planScope,
      model: details.licenseModel,
      planVersion: details.planVersion,
      expires,
    },
    packages: packages.map((row): PackageVerdict => {
      const scope = statusOf(perpetual, row.name, 0);
      const production =
        row.released === undefined
          ? scope === 'Valid'
            ? undefined
            : scope
          : statusOf(perpetual, row.name, row.released);
      const expired: LicenseStatus =
        now < expires + GRACE_MS ? 'ExpiredAnnualGrace' : 'ExpiredAnnual';
      const annual = now > expires ? expired : scope;
      const development = perpetual === key ? (production ?? scope) : annual;
      return { ...row, ...(production !== undefined && { production }), development };
    }),
  };
}
