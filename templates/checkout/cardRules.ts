import type { Dayjs } from 'dayjs';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether the check digit of a card number is correct. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function cardNumberError(text: string): string {
  const digits = digitsOf(text);
  if (digits === '') {
    return 'Enter the number of your card.';
  }
  if (digits.length < 13) {
    return 'The number is too short.';
  }
  return passesLuhn(digits) ? '' : 'This number has a typing error.';
}

export function expiryError(text: string, today: Dayjs): string {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) {
    return 'Enter month and year, such as 09/28.';
  }
  const end = Number(`20${year}${month}`);
  return end < today.year() * 100 + today.month() + 1 ? 'This card has expired.' : '';
}

export const codeError = (text: string) =>
  /^\d{3,4}$/.test(text.trim()) ? '' : 'Enter the 3 or 4 digits.';

/** Groups digits by four while the user types. */
export const formatCardNumber = (text: string) =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Adds a slash after the month while the user types. */
export const formatExpiry = (text: string) => {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
};
