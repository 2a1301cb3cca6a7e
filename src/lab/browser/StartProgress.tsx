import { useTranslate } from '@site/src/base/browser/messages';
import { LAB_STAGES, type LabProgress } from './worker/messages';
import styles from './Lab.module.css';

const MEGABYTE = 1_000_000;

/** What the lab is doing until its grid appears: the download, the database, the rows. */
export function StartProgress({ bytes = 0, stage }: LabProgress) {
  const t = useTranslate();
  const current = LAB_STAGES.indexOf(stage);
  return (
    <div className={styles.progress} role="status">
      <p>{t('lab.starting')}</p>
      <progress
        aria-label={t('lab.starting')}
        max={LAB_STAGES.length}
        {...(current > 0 && { value: current })}
      />
      <ol>
        {LAB_STAGES.map((name, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined}>
            {t(`lab.stages.${name}`)}
          </li>
        ))}
      </ol>
      {/* The amount changes many times a second, which nobody wants to hear. */}
      <p aria-hidden="true">
        {bytes > 0 ? t('lab.downloaded', { size: (bytes / MEGABYTE).toFixed(1) }) : ''}
      </p>
    </div>
  );
}
