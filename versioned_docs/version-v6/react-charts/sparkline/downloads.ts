/** Weekly downloads of a package in one year. */
export const downloads = [
  18420, 19780, 20115, 19960, 21240, 22870, 22310, 23450, 24160, 23890, 25120, 26740, 26310, 27980,
  28450, 27610, 29340, 30120, 31870, 31240, 32650, 33980, 33410, 34870, 36120, 35480, 36950, 38240,
  37810, 36420, 35190, 36870, 39120, 40760, 41230, 42980, 42410, 44150, 45870, 45120, 46930, 48210,
  49870, 49130, 50640, 52310, 53890, 54120, 55760, 53240, 47980, 38120,
];

export const totalDownloads = downloads.reduce((total, value) => total + value, 0);

const start = Date.UTC(2025, 0, 6);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const weeks = downloads.map((_, index) => {
  const from = new Date(start + index * WEEK_MS).toISOString().slice(0, 10);
  const to = new Date(start + (index + 1) * WEEK_MS - 1).toISOString().slice(0, 10);
  return `${from} to ${to}`;
});
