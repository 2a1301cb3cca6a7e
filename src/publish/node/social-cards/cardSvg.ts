import { palettes } from '../../../base/shared/tokens';
import { wrapText } from './wrapText';

/** The content of a card. */
export interface CardText {
  /** The product and version: `MUI X Data Grid 8.14.1`. */
  readonly product: string;
  readonly title: string;
  readonly description: string;
}

/** The size that social networks require, in px. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

const MARGIN = 88;
const TITLE_SIZE = 76;
const TEXT_SIZE = 34;
const WIDTH = CARD_WIDTH - 2 * MARGIN;

/** The logo in the header (`src/shell/browser/header/Mark.tsx`) in one color. */
const MARK = [
  '<rect x="3" y="3" width="12" height="12" rx="3"/>',
  '<rect x="17" y="6" width="12" height="12" rx="6" opacity=".55"/>',
  '<rect x="3" y="17" width="12" height="12" rx="3" opacity=".3"/>',
  '<path d="M17 29V20h4v9zm8 0v-6h4v6z" opacity=".8"/>',
].join('');

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

function textLines(lines: readonly string[], y: number, size: number, rest: string): string {
  return lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${y + index * size * 1.2}" font-size="${size}" ${rest}>${escapeXml(line)}</text>`,
    )
    .join('');
}

/**
 * The card as SVG. It has flat colors, because gradients would make the image five times as large.
 */
export function cardSvg({ product, title, description }: CardText): string {
  const titleLines = wrapText(title, WIDTH / TITLE_SIZE, 3);
  const textTop = 268 + titleLines.length * TITLE_SIZE * 1.2;
  const space = CARD_HEIGHT - MARGIN / 2 - textTop;
  const lines = wrapText(description, WIDTH / TEXT_SIZE, Math.floor(space / (TEXT_SIZE * 1.2)));
  const { blue, blueGrey } = palettes;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="IBM Plex Sans">`,
    `<rect width="100%" height="100%" fill="${blueGrey[900]}"/>`,
    `<rect width="${CARD_WIDTH}" height="12" fill="${blue[500]}"/>`,
    `<g transform="translate(${MARGIN - 6} 84) scale(2)" fill="${blue[400]}">${MARK}</g>`,
    `<text x="${MARGIN + 68}" y="128" font-size="32" font-weight="600" fill="${blueGrey[100]}">${escapeXml(product)}</text>`,
    textLines(titleLines, 268, TITLE_SIZE, `font-weight="600" fill="#fff"`),
    textLines(lines, textTop, TEXT_SIZE, `font-weight="400" fill="${blueGrey[200]}"`),
    '</svg>',
  ].join('');
}
