const LINE =
  /<span class="token-line( marked)?">(?:(<span class="token (inserted|deleted)">)[+-]| ?)/g;

/**
 * Moves the signs of a highlighted diff into the classes of its lines, so that nobody copies them.
 * The style sheet shows them.
 */
export const diffLines = (html: string): string =>
  html.replaceAll(
    LINE,
    (_line, marked: string | undefined, token: string | undefined, change: string | undefined) =>
      `<span class="token-line${marked ?? ''} ${change ?? 'unchanged'}">${token ?? ''}`,
  );
