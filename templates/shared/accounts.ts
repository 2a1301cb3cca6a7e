/** A mock of a server with one account and a short delay. Replace it with your own. */
export const SAMPLE_ACCOUNT = { email: 'mara@skerry.example', password: 'harbor-light' };

const RESPONSE_MS = 400;

export class SignInError extends Error {}

/** @throws SignInError if the account doesn't exist or the password is wrong */
export async function signIn(email: string, password: string): Promise<{ name: string }> {
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));
  const isKnown =
    email.trim().toLowerCase() === SAMPLE_ACCOUNT.email && password === SAMPLE_ACCOUNT.password;
  if (!isKnown) {
    throw new SignInError('The email address or the password is not right.');
  }
  return { name: 'Mara Lind' };
}

/** Responds the same whether or not the account exists, so that nobody can find out. */
export async function requestPasswordReset(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_MS));
}
