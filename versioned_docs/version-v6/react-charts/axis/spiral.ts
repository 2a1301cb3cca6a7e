const GOLDEN_ANGLE = 2.399963;

/** 120 points spread evenly over a disc, like the seeds of a sunflower. */
export const spiral = Array.from({ length: 120 }, (_, id) => {
  const radius = 48 * Math.sqrt((id + 0.5) / 120);
  return {
    id,
    x: 50 + radius * Math.cos(id * GOLDEN_ANGLE),
    y: 50 + radius * Math.sin(id * GOLDEN_ANGLE),
  };
});
