export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** How elongated the worst tile is when these areas form one row along a side of this length. */
function worstRatio(areas: readonly number[], side: number): number {
  const row = sumOf(areas);
  return Math.max(
    (side * side * Math.max(...areas)) / (row * row),
    (row * row) / (side * side * Math.min(...areas)),
  );
}

/**
 * Divides an area into rectangles in proportion to values, which must be positive and sorted from
 * the largest to the smallest. Rows are filled along the shorter side for as long as that makes
 * their tiles more like squares.
 */
export function layOutTiles(values: readonly number[], area: Area): Area[] {
  const scale = (area.width * area.height) / sumOf(values);
  const sizes = values.map((value) => value * scale);
  const tiles: Area[] = [];
  let free = area;

  while (tiles.length < sizes.length) {
    const rest = sizes.slice(tiles.length);
    const side = Math.min(free.width, free.height);
    let count = 1;
    while (
      count < rest.length &&
      worstRatio(rest.slice(0, count + 1), side) <= worstRatio(rest.slice(0, count), side)
    ) {
      count += 1;
    }
    const row = rest.slice(0, count);
    const thickness = sumOf(row) / side;
    let along = 0;
    for (const size of row) {
      const length = size / thickness;
      tiles.push(
        free.width >= free.height
          ? { x: free.x, y: free.y + along, width: thickness, height: length }
          : { x: free.x + along, y: free.y, width: length, height: thickness },
      );
      along += length;
    }
    free =
      free.width >= free.height
        ? { ...free, x: free.x + thickness, width: free.width - thickness }
        : { ...free, y: free.y + thickness, height: free.height - thickness };
  }
  return tiles;
}
