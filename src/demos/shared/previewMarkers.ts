/** A line that is a preview marker: `// preview-start`, `// preview-end`, or a JSX comment with it. */
export const PREVIEW_MARKER = /^\s*(?:\/\/|\{?\/\*)\s*preview-(start|end)\s*(?:\*\/\}?)?\s*$/;

/** A source without its preview markers, which say which lines a demo shows first. */
export function withoutMarkers(source: string): string {
  return source
    .split('\n')
    .filter((line) => !PREVIEW_MARKER.test(line))
    .join('\n');
}
