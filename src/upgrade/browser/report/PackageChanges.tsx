import clsx from 'clsx';
import { codeBox, CodeFrame } from '@site/src/content/browser/code-blocks';
import type { Report } from '@site/src/upgrade/shared/check/checkProject';
import { packagesTitle } from '@site/src/upgrade/shared/check/reportText';
import { diffLines } from '@site/src/upgrade/shared/installation/packageChanges';
import { FirstOf } from './FirstOf';
import { useSay } from './useSay';
import styles from './Report.module.css';

/** The lines of package.json that change, as a diff. Only the new ones are copied. */
export function PackageChanges({ packageChanges }: Pick<Report, 'packageChanges'>) {
  const say = useSay();
  const changesOf = (manifest: Report['packageChanges'][number]) => {
    const title = packagesTitle(manifest, say);
    const lines = diffLines(manifest);
    const after = () => lines.filter(({ kind }) => kind === 'inserted').map(({ text }) => text);
    return (
      <section key={manifest.file}>
        <h3 className={styles.group}>{title}</h3>
        <CodeFrame title={manifest.file || 'package.json'} text={() => after().join('\n')}>
          <pre className={codeBox} role="group" tabIndex={0} aria-label={title}>
            <code className={clsx('code-theme', styles.diff)}>
              {lines.map(({ kind, text }, index) => (
                <span key={index} className={clsx('token-line', kind)}>
                  {text}
                </span>
              ))}
            </code>
          </pre>
        </CodeFrame>
      </section>
    );
  };
  return <FirstOf items={packageChanges}>{changesOf}</FirstOf>;
}
