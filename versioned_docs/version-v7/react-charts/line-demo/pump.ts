/** Pressure of a pump in bar, a given number of seconds after its start: the same on every run. */
export function pressureAt(second: number): number {
  const slow = Math.sin(second / 9) * 0.6;
  const quick = Math.sin(second * 1.7) * 0.15;
  return Math.round((6 + slow + quick) * 100) / 100;
}
