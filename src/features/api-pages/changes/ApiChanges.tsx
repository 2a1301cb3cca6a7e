import type { ApiMigrationData, ApiMigrationRow } from '@site/src/shared/apiChanges';
import { useTranslate } from '@site/src/features/i18n';
import { VersionLink } from '@site/src/features/versions';
import { RichTextView } from '../RichTextView';
import { ChangeName } from './ChangeName';
import { CHANGE_LABELS, MEMBER_LABELS } from './changeLabels';
import styles from './ApiChanges.module.css';

/** More names than this widen the table and say no more. */
const ROW_NAMES = 3;

interface RowProps {
  readonly row: ApiMigrationRow;
  readonly data: ApiMigrationData;
}

function Codes({ names }: { readonly names: readonly string[] }) {
  return (
    <span className={styles.names}>
      {names.map((name) => (
        <code key={name} dir="ltr">
          {name}
        </code>
      ))}
    </span>
  );
}

/** What to write instead, or what the package says about it. */
function Now({ data, row }: RowProps) {
  const { components, member, name, now, reason } = row;
  if (now === undefined) {
    return reason ? <RichTextView text={reason} /> : null;
  }
  const isName = now === name || member === undefined;
  return data.hasPages && isName ? (
    <ChangeName name={now} kind={member} product={data.product} component={components[0]} />
  ) : (
    <Codes names={[now]} />
  );
}

function Row({ data, row }: RowProps) {
  const t = useTranslate();
  const { before, components, kind, member } = row;
  const shown = member ? components.slice(0, ROW_NAMES) : components;
  const hidden = components.length - shown.length;
  return (
    <div role="row" className={styles.row}>
      <div role="cell">
        <Codes names={shown} />
        {hidden > 0 && ` ${t('api-docs.changesMore', { count: hidden })}`}
      </div>
      <div role="cell">
        {t(CHANGE_LABELS[kind])}
        {member && ` · ${t(MEMBER_LABELS[member])}`}
      </div>
      <div role="cell" data-label={t('api-docs.changesBefore')}>
        {before.length > 0 && <Codes names={before} />}
      </div>
      <div role="cell" data-label={t('api-docs.changesAfter')}>
        <Now row={row} data={data} />
      </div>
    </div>
  );
}

/**
 * What a major took away, renamed, requires now or does by default now, for the migration guide of a
 * product. Made from the comparison of the packages' types.
 *
 * Not a `<table>`: on narrow screens its rows are stacked, and browsers take the roles from table
 * elements that are displayed as something else.
 */
export function ApiChanges(data: ApiMigrationData) {
  const t = useTranslate();
  const { from, product, rows, to } = data;
  const columns = ['componentName', 'change', 'changesBefore', 'changesAfter'] as const;
  const title = t('api-docs.changesFromTo', { from, to });
  return (
    <>
      <div role="table" aria-label={t('api-docs.changes')} className={styles.table}>
        <div role="row" className={styles.head}>
          {columns.map((column) => (
            <div key={column} role="columnheader">
              {t(`api-docs.${column}`)}
            </div>
          ))}
        </div>
        {rows.map((row) => (
          <Row key={JSON.stringify(row)} row={row} data={data} />
        ))}
      </div>
      <p>
        <VersionLink to={`/x/api/changes/${to}/#${product}`}>{title}</VersionLink>
      </p>
    </>
  );
}
