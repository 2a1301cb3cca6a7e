import Tooltip from '@mui/material/Tooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { Group } from './budget';
import { layOutTiles } from './layOutTiles';

/** Room for a letter and for a line. Where a name does not fit, the tile stays without text. */
const LETTER_WIDTH = 8;
const LINE_HEIGHT = 24;

const total = ({ items }: Group) => items.reduce((sum, { value }) => sum + value, 0);

/** Groups as areas, their items as tiles. Both must be sorted from the largest to the smallest. */
export function TreemapPlot({ groups }: { groups: readonly Group[] }) {
  const { left, top, width, height } = useDrawingArea();
  const areas = layOutTiles(groups.map(total), { x: left, y: top, width, height });

  return groups.flatMap((group, groupIndex) =>
    layOutTiles(
      group.items.map(({ value }) => value),
      areas[groupIndex],
    ).map((tile, index) => {
      const { id, value } = group.items[index];
      const hasText = tile.width > id.length * LETTER_WIDTH && tile.height > LINE_HEIGHT;
      return (
        <Tooltip key={id} followCursor title={`${group.id}, ${id}: ${value} million €`}>
          <g role="img" data-tile={id}>
            <rect
              x={tile.x + 1}
              y={tile.y + 1}
              width={tile.width - 2}
              height={tile.height - 2}
              rx={3}
              fill={group.color}
            />
            {hasText && (
              <text
                x={tile.x + tile.width / 2}
                y={tile.y + tile.height / 2}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize={13}
                fill="#fff"
              >
                {id}
              </text>
            )}
          </g>
        </Tooltip>
      );
    }),
  );
}
