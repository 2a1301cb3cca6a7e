/** The rule for a channel of a color function. */
export interface ChannelRule {
  readonly name: string;
  readonly max: number;
  /** Whether a percentage is a share of `max`, the number itself, or not allowed. */
  readonly percent: 'scaled' | 'same' | 'never';
}

export interface Channels {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/;

/** Parses the arguments of a color function: `1, 2, 3, 0.5` or `1 2 3 / 50%`. */
export function parseChannels(
  body: string,
  rules: readonly [ChannelRule, ChannelRule, ChannelRule],
  fail: (reason: string) => never,
): Channels {
  const parts = splitChannels(body, fail);
  if (parts.length < 3 || parts.length > 4) {
    fail(`it needs 3 channels and perhaps an alpha, but has ${parts.length} values`);
  }
  const [first = '', second = '', third = '', alpha] = parts;
  return {
    channels: [
      parseChannel(first, rules[0], fail),
      parseChannel(second, rules[1], fail),
      parseChannel(third, rules[2], fail),
    ],
    alpha: alpha === undefined ? 1 : parseChannel(alpha, ALPHA, fail),
  };
}

const ALPHA: ChannelRule = { name: 'alpha', max: 1, percent: 'scaled' };

/** CSS has two syntaxes that must not be mixed: commas throughout, or spaces with a slash. */
function splitChannels(body: string, fail: (reason: string) => never): string[] {
  if (body.includes(',')) {
    if (body.includes('/')) {
      fail('commas and a slash do not go together');
    }
    return body.split(',').map((part) => part.trim());
  }
  const [channels = '', alpha, ...more] = body.split('/');
  if (more.length > 0) {
    fail('it has more than one slash');
  }
  const parts = channels.trim().split(/\s+/).filter(Boolean);
  if (alpha === undefined) {
    if (parts.length > 3) {
      fail('a slash must come before the alpha when values are separated by spaces');
    }
    return parts;
  }
  return [...parts, alpha.trim()];
}

function parseChannel(
  text: string,
  { name, max, percent }: ChannelRule,
  fail: (reason: string) => never,
): number {
  const match = NUMBER.exec(text);
  if (!match) {
    return fail(`the ${name} ${JSON.stringify(text)} is not a number`);
  }
  const [, digits, unit] = match;
  const isHue = max === Infinity;
  if ((unit === '%' && percent === 'never') || (unit === 'deg' && !isHue)) {
    fail(`the ${name} cannot be in ${unit}`);
  }
  const number = Number(digits);
  const value = unit === '%' && percent === 'scaled' ? (number / 100) * max : number;
  if (!isHue && (value < 0 || value > max)) {
    fail(`the ${name} ${text} is out of range: it goes from 0 to ${max}`);
  }
  return value;
}
