import Cookies from 'js-cookie';
import type { DemoStyling } from '@site/src/demos/shared/demo';
import { CODE_STYLING_NAMES, type CodeVariant } from './codePreference';

const VARIANT_COOKIE = 'codeVariant';
const STYLING_COOKIE = 'codeStyling';

/** One year, for the whole host, as on the original site. */
const ATTRIBUTES = { expires: 365, path: '/', sameSite: 'Lax' } as const;

/** The unvalidated cookies. A sandboxed document has none. */
export function readPreferenceCookies() {
  return { variant: readCookie(VARIANT_COOKIE), styling: readCookie(STYLING_COOKIE) };
}

export function writeVariantCookie(variant: CodeVariant): void {
  writeCookie(VARIANT_COOKIE, variant);
}

export function writeStylingCookie(styling: DemoStyling): void {
  writeCookie(STYLING_COOKIE, CODE_STYLING_NAMES[styling]);
}

function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

function writeCookie(name: string, value: string): void {
  try {
    Cookies.set(name, value, ATTRIBUTES);
  } catch {
    // The preference then applies to this visit only.
  }
}
