export type Direction = 'ltr' | 'rtl';

/**
 * The control that a key moves to in a horizontal toolbar, or `null` for other keys.
 *
 * @param stops identifiers of the visible controls, in reading order
 * @param current the control with the tab stop
 */
export function nextStop(
  stops: readonly string[],
  current: string,
  key: string,
  direction: Direction,
): string | null {
  const step = stepOf(key, direction);
  if (step === null || stops.length === 0) {
    return null;
  }
  if (step === 'first' || step === 'last') {
    return stops.at(step === 'first' ? 0 : -1) ?? null;
  }
  const position = stops.indexOf(current) + step;
  return stops.at(position % stops.length) ?? null;
}

function stepOf(key: string, direction: Direction): 1 | -1 | 'first' | 'last' | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const steps: Record<string, 1 | -1 | 'first' | 'last'> = {
    [forward]: 1,
    [back]: -1,
    Home: 'first',
    End: 'last',
  };
  return steps[key] ?? null;
}

/** The tab stop after controls may have disappeared: the current one, or the first. */
export function keptStop(stops: readonly string[], current: string): string {
  return stops.includes(current) ? current : (stops[0] ?? '');
}
