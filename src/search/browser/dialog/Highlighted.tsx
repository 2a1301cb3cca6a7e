import { highlight } from '@site/src/search/shared/highlight';
import styles from './SearchResults.module.css';

interface HighlightedProps {
  readonly text: string;
  readonly terms: readonly string[];
  readonly typed: readonly string[];
}

/**
 * Text in which the words of the query are marked. Each piece is an element, because the pieces
 * change with the query, also on a page that the browser has translated.
 */
export function Highlighted({ text, terms, typed }: HighlightedProps) {
  return highlight(text, terms, typed).map((piece, index) =>
    piece.isMatch ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
