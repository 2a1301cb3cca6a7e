/** Returns the problem of a value, or an empty string. */
export type Rule = (value: string) => string;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : '';

export const email: Rule = (value) =>
  EMAIL.test(value.trim()) ? '' : 'Enter an email address such as name@company.com.';

export const minLength =
  (length: number, message: string): Rule =>
  (value) =>
    value.length < length ? message : '';

export const matches =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    pattern.test(value.trim()) ? '' : message;

/** The first problem that the rules find. */
export function check(value: string, ...rules: Rule[]): string {
  for (const rule of rules) {
    const message = rule(value);
    if (message) {
      return message;
    }
  }
  return '';
}
