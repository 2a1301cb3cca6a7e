import { isSafeCss, MESSAGES } from './checkText';

/** Positions that stay within the page's layout. */
const POSITION = /^\s*(?:static|relative|absolute|sticky|inherit|initial|unset|revert)\b/;

/** Properties that reach beyond the element, or that Emotion reads as finished style sheets. */
const REFUSED = /^(?:styles|name|anim|next|map|.*label|toString|contain|viewtransition\w*)$/i;

/** How many px a unit has at most on a large screen. Others count as px. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ...['em', 'rem', 'ch', 'ex', 'lh', 'rlh', 'cap', 'ic'].map((unit) => [unit, 16] as const),
  ...['vh', 'vw', 'vmin', 'vmax', 'vi', 'vb'].flatMap((unit) =>
    ['', 's', 'l', 'd'].map((size) => [size + unit, 40] as const),
  ),
  ...['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [unit, 40] as const),
  ['in', 96],
  ['cm', 38],
]);

const NUMBER = /(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)/gi;

/** The sizes in a text, in px or in another unit that isn't a length. */
const sizesIn = (text: string) =>
  [...text.matchAll(NUMBER)].map(([, number, unit = '']) => ({
    size: Math.abs(Number(number)) * (UNITS.get(unit.toLowerCase()) ?? 1),
    unit,
  }));

/** The largest px of a length, except where a large number costs nothing. */
const MAX_SIZE = 10_000;
const MAX_FREE = 10_000_000;
const FREE = /^(?:z-?index|order|.*radius|(?:webkit)?lineclamp|flex.*|.*weight)$/i;

/** What readers read, or names. */
const TEXTUAL = /^(?:content|quotes|fontfamily|gridarea|gridtemplateareas)$/i;

/** Filters are drawn again in each frame: few of them, and none that blurs far. */
const FILTER = /filter$/i;
/** Filters that cost by their size, also in a variable. */
const SIZED_FILTER = /(?:blur|drop-shadow)\(/i;
/** A size that can't be read. */
const HIDDEN_SIZE = /(?:blur|drop-shadow)\([^)]*var\(/i;
const MAX_FILTERS = 4;
/** In all, in px: frosted glass has 10 to 40. */
const MAX_BLUR = 60;
/** Degrees, and percentages. */
const MAX_FILTER_AMOUNT = 500;

const SHADOW = /shadow$/i;
const MAX_SHADOWS = 10;
const MAX_SHADOW = 1000;
/** What takes time is the blur, the third size. */
const MAX_SHADOW_BLUR = 200;

/** Math that makes large sizes of small numbers. */
const GROWTH = /\b(?:pow|exp|hypot|infinity)\b/i;

function isCheap(property: string, text: string): boolean {
  if (TEXTUAL.test(property)) {
    return true;
  }
  const sizes = sizesIn(text);
  if (FILTER.test(property) || SIZED_FILTER.test(text)) {
    const isAmount = ({ unit }: { readonly unit: string }) => /^(?:deg|)$/.test(unit);
    const blur = sizes.filter((part) => !isAmount(part)).reduce((sum, { size }) => sum + size, 0);
    return (
      !HIDDEN_SIZE.test(text) &&
      text.split('(').length - 1 <= MAX_FILTERS &&
      blur <= MAX_BLUR &&
      sizes.every((part) => !isAmount(part) || part.size <= MAX_FILTER_AMOUNT)
    );
  }
  if (SHADOW.test(property)) {
    const shadows = text.replaceAll(/\([^()]*\)/g, '').split(',');
    return (
      shadows.length <= MAX_SHADOWS &&
      sizes.every(({ size }) => size <= MAX_SHADOW) &&
      shadows.every((shadow) => (sizesIn(shadow)[2]?.size ?? 0) <= MAX_SHADOW_BLUR)
    );
  }
  const product = sizes.reduce((all, { size }) => all * Math.max(1, size), 1);
  const max = FREE.test(property) ? MAX_FREE : MAX_SIZE;
  return (
    !GROWTH.test(text) &&
    (!text.includes('*') || product <= max) &&
    sizes.every(({ size }) => size <= max)
  );
}

/**
 * Why a declaration can't be kept, or `null` if it can.
 *
 * @param property such as `borderRadius`, `border-radius`, or `--my-size`
 */
export function refuseDeclaration(property: string, value: unknown): string | null {
  const plain = property.replaceAll('-', '');
  if (REFUSED.test(plain)) {
    return MESSAGES.key;
  }
  if (typeof value === 'number') {
    const isPlain =
      Number.isFinite(value) && Math.abs(value) <= (FREE.test(plain) ? MAX_FREE : MAX_SIZE);
    return isPlain ? null : MESSAGES.cost;
  }
  if (typeof value !== 'string') {
    return null;
  }
  if (!isSafeCss(value)) {
    return MESSAGES.text;
  }
  if (plain === 'position' && !POSITION.test(value)) {
    return MESSAGES.position;
  }
  return isCheap(plain, value) ? null : MESSAGES.cost;
}
