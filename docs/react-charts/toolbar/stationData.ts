const GOLDEN_ANGLE = 2.399963;

/** 160 measurements spread over a disc. */
export const measurements = Array.from({ length: 160 }, (_, id) => {
  const radius = 46 * Math.sqrt((id + 0.5) / 160);
  const angle = id * GOLDEN_ANGLE;
  return { id, x: 50 + radius * Math.cos(angle), y: 50 + radius * Math.sin(angle) };
});
