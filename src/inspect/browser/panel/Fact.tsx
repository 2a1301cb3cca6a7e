import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { LinkedName } from '../model/describePart';
import styles from './Panel.module.css';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of the panel. */
export function Fact({ children, label }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A name that leads to its API entry, if there is one. Long names break after a dot. */
export function NameLink({ href, name }: LinkedName) {
  // The key replaces it as a whole, because a translated page has lost its texts.
  const code = (
    <code key={name} dir="ltr">
      {name.split(/(?<=\w\.)/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
  return href ? <SiteLink to={href}>{code}</SiteLink> : code;
}

/** Names in one row. */
export function NameList({ names }: { readonly names: readonly LinkedName[] }) {
  return (
    <ul className={styles.names}>
      {names.map((entry) => (
        <li key={entry.name}>
          <NameLink {...entry} />
        </li>
      ))}
    </ul>
  );
}
