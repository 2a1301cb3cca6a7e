/** Open, high, low, and close of a share on 20 trading days. */
const prices = [
  [102, 106, 100, 105],
  [105, 108, 103, 104],
  [104, 107, 103, 107],
  [107, 111, 105, 110],
  [110, 112, 106, 107],
  [107, 109, 102, 103],
  [103, 105, 98, 99],
  [99, 104, 97, 103],
  [103, 108, 102, 107],
  [107, 113, 106, 112],
  [112, 116, 110, 115],
  [115, 117, 111, 112],
  [112, 118, 112, 117],
  [117, 121, 115, 116],
  [116, 119, 113, 118],
  [118, 124, 117, 123],
  [123, 126, 120, 121],
  [121, 123, 116, 117],
  [117, 122, 116, 121],
  [121, 127, 120, 125],
] as const;

/** The trading days, as a dataset. */
export const quotes = prices.map(([open, high, low, close], index) => ({
  // Weekdays from Monday, March 2.
  day: `Mar ${2 + Math.floor(index / 5) * 7 + (index % 5)}`,
  open,
  high,
  low,
  close,
}));
