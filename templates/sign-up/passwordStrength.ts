export interface Strength {
  /** From 0 (empty) to 4. */
  score: number;
  label: 'Empty' | 'Weak' | 'Fair' | 'Good' | 'Strong';
}

const LABELS = ['Empty', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** The minimum length of a password. */
export const MIN_LENGTH = 8;

/**
 * A rough estimate of how hard a password is to guess, mainly by its length. A server should check
 * more.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') {
    return { score: 0, label: LABELS[0] };
  }
  if (password.length < MIN_LENGTH) {
    return { score: 1, label: LABELS[1] };
  }
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  const isVaried = new Set(password).size >= 6;
  const isLong = password.length >= 14;
  const score = 1 + Number(isVaried) + Number(isLong) + Number(kinds >= 3);
  return { score, label: LABELS[score] ?? 'Strong' };
}
