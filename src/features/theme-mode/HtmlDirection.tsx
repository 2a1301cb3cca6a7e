import Head from '@docusaurus/Head';
import { parseDirection, type Direction } from '@site/src/shared/displayPreferences';

export interface HtmlDirectionProps {
  /** Null while it is not known what the reader chose. */
  readonly direction: Direction | null;
}

/**
 * Docusaurus writes the locale's direction to `<html>` with every change of the head, which would
 * undo the reader's. This head outlives it. Until the choice is known it repeats what the inline
 * script wrote; on the server there is no choice.
 */
export function HtmlDirection({ direction }: HtmlDirectionProps) {
  if (typeof document === 'undefined') {
    return null;
  }
  const dir = direction ?? parseDirection(document.documentElement.getAttribute('dir'));
  return <Head htmlAttributes={{ dir }}>{null}</Head>;
}
