import { keyRows, keyTitle, placeText, type Say } from '@site/src/upgrade/shared/check/reportText';
import type { Report } from '@site/src/upgrade/shared/check/checkProject';
import styles from './Report.module.css';

interface KeyTableProps {
  readonly verdict: Report['keys'][number];
  readonly say: Say;
}

/** What the packages say about a license key, in production and in development. */
export function KeyTable({ verdict, say }: KeyTableProps) {
  return (
    <table className={styles.key}>
      <caption className={styles.caption}>
        {`${keyTitle(verdict, say)} (${placeText(verdict, say)})`}
      </caption>
      <thead>
        <tr>
          {['check.keyPackage', 'check.keyProduction', 'check.keyDevelopment'].map((key) => (
            <th key={key} scope="col">
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyRows(verdict, say).map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
