import styles from './TableOfContents.module.css';

export interface TocEntry {
  /** The heading as HTML, which the build generated from our own Markdown. */
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

interface TocListProps {
  readonly entries: readonly TocEntry[];
  readonly activeId: string | null;
  readonly onSelect?: (id: string) => void;
}

export function TocList({ entries, activeId, onSelect }: TocListProps) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            className={styles.link}
            data-level={entry.level}
            aria-current={entry.id === activeId ? 'location' : undefined}
            onClick={() => onSelect?.(entry.id)}
            dangerouslySetInnerHTML={{ __html: entry.value }}
          />
        </li>
      ))}
    </ul>
  );
}
