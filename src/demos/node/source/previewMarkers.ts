import { ContentError } from '../../../base/shared/contentProblem';
import { PREVIEW_MARKER, withoutMarkers } from '../../shared/previewMarkers';

/** The published limit. */
export const MAX_PREVIEW_LINES = 16;

export interface MarkedSource {
  /** The code without the marker lines. */
  readonly code: string;
  /** The lines between the markers without their common indent; undefined without markers. */
  readonly preview?: string;
}

/** Lines without their common indent. */
export function dedent(lines: readonly string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common));
}

/**
 * Removes the preview markers (`// preview-start` and `// preview-end`, or equivalent JSX comments)
 * from a source.
 *
 * @throws ContentError if the markers don't form a pair around 1 to 16 lines
 */
export function extractPreview(file: string, text: string): MarkedSource {
  const lines = text.split('\n');
  const markers = lines.flatMap((line, index) => {
    const kind = PREVIEW_MARKER.exec(line)?.[1];
    return kind === undefined ? [] : [{ kind, index }];
  });
  const [start, end, ...more] = markers;
  if (start === undefined) {
    return { code: text };
  }
  if (start.kind !== 'start' || end?.kind !== 'end' || more.length > 0) {
    throw new ContentError(file, [
      {
        line: start.index + 1,
        found: `Preview markers do not match: ${markers.map(({ kind }) => `preview-${kind}`).join(', ')}.`,
        expected: 'one `// preview-start` line and, below it, one `// preview-end` line.',
      },
    ]);
  }
  const inside = lines.slice(start.index + 1, end.index);
  const isEmpty = inside.every((line) => line.trim() === '');
  if (isEmpty || inside.length > MAX_PREVIEW_LINES) {
    throw new ContentError(file, [
      {
        line: start.index + 1,
        found: isEmpty ? 'The preview is empty.' : `The preview has ${inside.length} lines.`,
        expected: `1 to ${MAX_PREVIEW_LINES} lines between the markers.`,
        fix: 'Move the markers closer around the lines that matter.',
      },
    ]);
  }
  return {
    code: withoutMarkers(text),
    preview: dedent(inside).join('\n'),
  };
}
