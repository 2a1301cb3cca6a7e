/** Puts the digits of a text into a mask: `0314`, `99/99/9999` → `03/14`. */
export function applyMask(text: string, mask: string): string {
  const digits = text.replace(/\D/g, '');
  let next = 0;
  let result = '';
  for (const character of mask) {
    if (next >= digits.length) {
      break;
    }
    if (character === '9') {
      result += digits[next];
      next += 1;
    } else {
      result += character;
    }
  }
  return result;
}
