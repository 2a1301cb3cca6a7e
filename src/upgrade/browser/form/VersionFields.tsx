import { useTranslate } from '@site/src/base/browser/messages';
import { Select } from '@site/src/base/browser/ui/fields';
import { LIBRARY_VERSION } from '@site/src/content/shared/products';
import { MAJORS } from '@site/src/versions/shared/versions';
import styles from './CheckForm.module.css';

/** Empty: what the project has, and the current major. */
export interface VersionChoice {
  readonly from: string;
  readonly to: string;
}

interface VersionFieldsProps {
  readonly value: VersionChoice;
  readonly onChange: (value: VersionChoice) => void;
}

/** The releases of the current major, newest first: 8.14, 8.13, … */
const [MAJOR = '', MINOR = ''] = LIBRARY_VERSION.split('.');
const RELEASES = Array.from(
  { length: Number(MINOR) + 1 },
  (_, minor) => `${MAJOR}.${minor}`,
).reverse();

/** The version that the project comes from, and the one that it goes to. */
export function VersionFields({ value, onChange }: VersionFieldsProps) {
  const t = useTranslate();
  return (
    <div className={styles.versions}>
      <label className={styles.version}>
        {t('check.from')}
        <Select
          value={value.from}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        >
          <option value="">{t('check.fromProject')}</option>
          {[...RELEASES, ...MAJORS.slice(1)].map((version) => (
            <option key={version}>{version}</option>
          ))}
        </Select>
      </label>
      <label className={styles.version}>
        {t('check.to')}
        <Select
          value={value.to}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        >
          {MAJORS.slice(0, -1).map((version, index) => (
            <option key={version} value={index === 0 ? '' : version}>
              {version}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
