import type { DemoStyling } from '@site/src/demos/shared/demo';

export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The cookie value of each styling. The keys are used in demo links and file names. */
export const CODE_STYLING_NAMES = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const satisfies Record<DemoStyling, string>;

export interface CodePreference {
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
}

/** Also rendered on the server. */
export const DEFAULT_CODE_PREFERENCE: CodePreference = { variant: 'TS', styling: 'system' };

/** @returns the variant in a cookie, or null if it is unknown */
export function parseVariant(stored: string | undefined): CodeVariant | null {
  return CODE_VARIANTS.find((variant) => variant === stored) ?? null;
}

/** @returns the styling in a cookie, or null if it is unknown */
export function parseStyling(stored: string | undefined): DemoStyling | null {
  const entry = Object.entries(CODE_STYLING_NAMES).find(([, name]) => name === stored);
  return entry ? (entry[0] as DemoStyling) : null;
}

/**
 * The preference in a link to a demo's source: `#tailwind-Name.tsx` → TypeScript with Tailwind,
 * `#Name.js` → JavaScript. Null for any other hash.
 */
export function preferenceFromHash(hash: string): Partial<CodePreference> | null {
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  if (!extension) {
    return null;
  }
  const styling = (['tailwind', 'css', 'system'] as const).find((slug) =>
    hash.includes(`${slug}-`),
  );
  return { variant: extension === 'tsx' ? 'TS' : 'JS', ...(styling && { styling }) };
}

/** The hash overrides the cookies, and the cookies override the default. */
export function resolvePreference(
  hash: string,
  cookies: { readonly variant: string | undefined; readonly styling: string | undefined },
): CodePreference {
  const asked = preferenceFromHash(hash);
  return {
    variant: asked?.variant ?? parseVariant(cookies.variant) ?? DEFAULT_CODE_PREFERENCE.variant,
    styling: asked?.styling ?? parseStyling(cookies.styling) ?? DEFAULT_CODE_PREFERENCE.styling,
  };
}
