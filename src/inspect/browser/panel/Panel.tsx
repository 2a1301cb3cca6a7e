import { useMemo, type RefObject } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { createSnippets } from '../model/createSnippets';
import { describePart, type LinkedName } from '../model/describePart';
import { findHost } from '../model/findHost';
import { listMembers } from '../model/listMembers';
import type { Direction } from '../model/neighbors';
import { readVariables } from '../model/readVariables';
import type { InspectData } from '../useCatalogs';
import type { Selection } from '../useInspector';
import { Fact, NameLink, NameList } from './Fact';
import { MemberList } from './MemberList';
import { Snippets } from './Snippets';
import { States } from './States';
import styles from './Panel.module.css';

const MOVES = [
  ['parent', '↑'],
  ['child', '↓'],
  ['previous', '←'],
  ['next', '→'],
] as const satisfies readonly (readonly [Direction, string])[];

interface PanelProps {
  readonly name: string;
  readonly panelRef: RefObject<HTMLElement | null>;
  readonly selection: Selection | null;
  /** Null until it has loaded. */
  readonly data: InspectData | null;
  readonly hasFailed: boolean;
  readonly isPaused: boolean;
  readonly onRetry: () => void;
  readonly onMove: (direction: Direction) => void;
  readonly onPause: () => void;
  readonly onClose: () => void;
  readonly onHint: (elements: readonly Element[]) => void;
}

/** What the selected part is, and how to change it. */
export function Panel(props: PanelProps) {
  const { data, hasFailed, isPaused, name, onClose, onHint, onMove, onPause, panelRef, selection } =
    props;
  const t = useTranslate();
  return (
    <section
      ref={panelRef}
      popover="manual"
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('inspect.panel', { name })}
      data-inspect-keys=""
    >
      <div className={styles.head}>
        <div role="group" aria-label={t('inspect.move')} className={styles.moves}>
          {MOVES.map(([direction, arrow]) => (
            <IconButton
              key={direction}
              label={t(`inspect.${direction}`)}
              className={styles.move}
              onClick={() => onMove(direction)}
            >
              {arrow}
            </IconButton>
          ))}
        </div>
        <Button
          className={styles.pause}
          aria-pressed={isPaused}
          title={t('inspect.pauseHint')}
          onClick={onPause}
        >
          {t('inspect.pause')}
        </Button>
        <IconButton label={t('inspect.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {!data && !hasFailed && <p role="status">{t('inspect.loading')}</p>}
      {!data && hasFailed && (
        <p role="alert">
          {t('inspect.failed')} <Button onClick={props.onRetry}>{t('retry')}</Button>
        </p>
      )}
      {data && !selection && <p role="status">{t('inspect.nothing')}</p>}
      {data && selection && (
        <PartBoundary>
          <PartFacts name={name} data={data} selection={selection} onHint={onHint} />
        </PartBoundary>
      )}
    </section>
  );
}

/** A class as style sheets name it. */
function selectorOf(className: LinkedName): LinkedName {
  return { ...className, name: `.${className.name}` };
}

interface PartFactsProps extends Pick<PanelProps, 'name' | 'onHint'> {
  readonly data: InspectData;
  readonly selection: Selection;
}

function PartFacts({ data, name, onHint, selection }: PartFactsProps) {
  const t = useTranslate();
  const { part, root } = selection;
  const { catalogs, imported } = data;
  const host = useMemo(
    () => findHost(part, root, imported, catalogs),
    [part, root, imported, catalogs],
  );
  const facts = describePart(part, host);
  const variables = useMemo(() => readVariables(part.element), [part]);
  const snippets = useMemo(
    () => createSnippets(part, host, root, catalogs),
    [part, host, root, catalogs],
  );
  const members = listMembers(part, host);
  const { theme } = facts;
  return (
    <>
      <p className={styles.title}>
        <NameLink {...facts.component} /> <span>{facts.slot}</span>
      </p>
      <p role="status" className="visually-hidden">
        {t('inspect.announcement', { component: facts.component.name, slot: facts.slot })}
      </p>
      {facts.description && <p>{facts.description}</p>}
      <dl>
        {facts.className && (
          <Fact label={t('inspect.class')}>
            <NameLink {...selectorOf(facts.className)} />
          </Fact>
        )}
        {facts.within && (
          <Fact label={t('inspect.within')}>
            <NameLink {...selectorOf(facts.within)} />
          </Fact>
        )}
        {facts.otherClasses.length > 0 && (
          <Fact label={t('inspect.otherClasses')}>
            <NameList names={facts.otherClasses.map(selectorOf)} />
          </Fact>
        )}
        {facts.states.length > 0 && (
          <Fact label={t('inspect.statesNow')}>
            <NameList names={facts.states.map(selectorOf)} />
          </Fact>
        )}
        {theme && (
          <Fact label={t('inspect.theme')}>
            <NameLink
              name={theme.key ? `${theme.component}.styleOverrides.${theme.key}` : theme.component}
              href={theme.href}
            />
          </Fact>
        )}
        {facts.props.length > 0 && (
          <Fact label={t('inspect.props')}>
            <NameList names={facts.props} />
          </Fact>
        )}
        {variables.length > 0 && (
          <Fact label={t('inspect.variables')}>
            <ul className={styles.names}>
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code dir="ltr">{variable.name}</code>{' '}
                  <code dir="ltr" className={styles.value}>
                    {variable.value}
                  </code>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <States part={part} />
      <h3 className={styles.heading}>{t('inspect.change')}</h3>
      <Snippets snippets={snippets} />
      {!facts.className && <p className={styles.hint}>{t('inspect.noClass')}</p>}
      {members.length > 0 && <MemberList demo={name} members={members} onHint={onHint} />}
    </>
  );
}
