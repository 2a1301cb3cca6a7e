const GOLDEN_ANGLE = 2.399963;
const POINTS = 36;

/** One ring of points for each of `count` series. */
export const ringSeries = (count: number) =>
  Array.from({ length: count }, (_, ring) => ({
    id: `ring-${ring}`,
    label: `Series ${ring + 1}`,
    markerSize: 5,
    data: Array.from({ length: POINTS }, (__, index) => {
      const radius = 3 + ring * 3 + Math.sin(index * 1.7) * 0.9;
      const angle = index * GOLDEN_ANGLE + ring;
      return { id: index, x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  }));
