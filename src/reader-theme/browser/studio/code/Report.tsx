import { useId, useSyncExternalStore } from 'react';
import { Select } from '@site/src/base/browser/ui/fields';
import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import type { Problem, ReaderTheme } from '@site/src/reader-theme/browser/document';
import type { ThemeFile, ThemeRun } from '@site/src/reader-theme/browser/sandbox';
import { lineOf } from './lineOf';
import { Problems } from './Problems';
import styles from './CodePanel.module.css';

interface ReportProps {
  readonly theme: ReaderTheme;
  readonly files: readonly ThemeFile[];
  /** Uses another one of the themes that the files contain. */
  readonly onPick: (name: string) => void;
}

/** Functions that failed, which shows only when components call them. */
function useFaults(run: ThemeRun | null): readonly Problem[] {
  useSyncExternalStore(
    (listener) => run?.onFault(listener) ?? (() => undefined),
    () => run?.faults.size ?? 0,
    () => 0,
  );
  return [...(run?.faults.values() ?? [])].map(({ message, place }) => ({
    path: '',
    message,
    ...(place !== undefined && { place }),
  }));
}

/** Packages whose absence has a reason that readers should know. */
const REASONS: readonly (readonly [pattern: RegExp, key: TranslationKey])[] = [
  [/\/locales?$/, 'studio.missingLocale'],
  [/^\./, 'studio.missingFile'],
];

/** For how many parts the code is searched, which takes about a millisecond each. */
const MAX_PLACED = 200;

/** What of the reader's code applies, and what doesn't and why, each once and at its line. */
export function Report({ theme, files, onPick }: ReportProps) {
  const t = useTranslate();
  const id = useId();
  const { errors, dropped, run, stored } = theme;
  const faults = useFaults(run);
  const candidates = run?.candidates ?? [];
  const used = candidates.find(({ name }) => name === stored.pick) ?? candidates[0];
  const missing = (run?.missing ?? []).map(([specifier, names]): Problem => {
    const key =
      REASONS.find(([pattern]) => pattern.test(specifier))?.[1] ?? 'studio.missingPackage';
    const place = files.find(({ code }) => code.includes(specifier));
    return {
      path: specifier,
      message: t(key, { names: names.join(', ') || '—' }),
      ...(place && { place: lineWith(place, specifier) }),
    };
  });
  const placed = dropped.map((problem, index) => ({
    ...problem,
    place: problem.place ?? (index < MAX_PLACED ? lineOf(files, problem.path) : undefined),
  }));
  const isOld = files.some(({ code }) => /@material-ui\/core/.test(code));
  const left = [...placed, ...missing, ...faults];
  return (
    <>
      {errors.length > 0 ? (
        <section className={styles.result} data-kind="error">
          <p className={styles.resultTitle}>{t('studio.codeErrors')}</p>
          <Problems
            problems={errors.map((problem) => ({
              ...problem,
              place: problem.place ?? (problem.path ? lineOf(files, problem.path) : undefined),
            }))}
          />
        </section>
      ) : (
        <p className={styles.accepted}>
          {t(left.length > 0 ? 'studio.codePartly' : 'studio.codeAccepted', {
            name: used?.name ?? '',
            file: used?.file ?? '',
            count: left.length,
          })}
        </p>
      )}
      {candidates.length > 1 && (
        <p className={styles.pick}>
          <label htmlFor={id}>{t('studio.pickTheme')}</label>{' '}
          <Select id={id} value={used?.name} onChange={(event) => onPick(event.target.value)}>
            {candidates.map(({ name, file }, index) => (
              <option key={index} value={name}>
                {files.length > 1 ? `${name} (${file})` : name}
              </option>
            ))}
          </Select>
        </p>
      )}
      {isOld && (
        <p className={styles.result} data-kind="warning">
          {t('studio.oldTheme')}
        </p>
      )}
      {left.length > 0 && (
        <section className={styles.result} data-kind="warning">
          <p className={styles.resultTitle}>{t('studio.codeDropped')}</p>
          <Problems problems={left} />
        </section>
      )}
    </>
  );
}

const lineWith = ({ name, code }: ThemeFile, text: string) =>
  `${name}:${code.slice(0, code.indexOf(text)).split('\n').length}`;
