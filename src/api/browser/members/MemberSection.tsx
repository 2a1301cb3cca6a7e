import { Fragment, useId, useMemo, useRef, useState, type CSSProperties } from 'react';
import type { ApiPageData, ApiPageGuide } from '@site/src/api/shared/apiPage';
import { isGuideOf, taskId, tasksIn, type ApiTask } from '@site/src/api/shared/apiTasks';
import { useTranslate } from '@site/src/base/browser/messages';
import { useStoredChoice } from '@site/src/base/browser/storage';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { PartsToggle } from '../parts/PartsToggle';
import { useIsReturn } from '../useEntries';
import { DisplaySwitch } from './DisplaySwitch';
import { HigherPlans } from './HigherPlans';
import { MemberEntry } from './MemberEntry';
import { MemberFilter } from './MemberFilter';
import {
  displayDefaults,
  parseDisplayOption,
  useIsPhone,
  type DisplaySection,
} from '@site/src/api/browser/display';
import { NothingFound } from './NothingFound';
import { filterItems, releasesOf, type MemberItem } from './memberItem';
import { isOrder, memberLists, type MemberList } from './memberLists';
import type { PageLists } from './otherLists';
import { bestRank, sortByRelevance } from './sortByRelevance';
import { useTargetItem } from './useTargetItem';
import { useTaskChoice } from './useTaskChoice';
import styles from './members.module.css';

/** Shorter lists don't need a filter. */
const FILTER_FROM = 8;

interface MemberSectionProps {
  readonly page: PageLists & Pick<ApiPageData, 'product'> & Partial<ApiPageData>;
  readonly section: DisplaySection;
  readonly title: string;
  readonly items: readonly MemberItem[];
  /** The table headings, in column order; empty for unused columns. */
  readonly columns: readonly [name: string, type: string, fact: string, description: string];
  /** Whether the contents of the page list the tasks. */
  readonly hasTaskHeadings?: boolean;
}

/** In the list, the style sheet shows these labels before each value. */
function labels([, type, fact]: MemberSectionProps['columns'], guide: string): CSSProperties {
  const values: Record<`--${string}`, string> = {
    '--label-type': JSON.stringify(type),
    '--label-fact': JSON.stringify(fact),
    '--label-guide': JSON.stringify(guide),
  };
  return values;
}

function guideOf(guides: readonly ApiPageGuide[] = [], task: ApiTask): ApiPageGuide | undefined {
  return guides.find(({ route }) => isGuideOf(task, route));
}

interface GroupTitleProps {
  /** That of the heading in the contents of the page. Undefined: it isn't in there. */
  readonly id: string | undefined;
  readonly guide: ApiPageGuide | undefined;
  readonly isHidden: boolean;
  readonly children: string;
}

/** The title of a list. The page's Markdown is one table without these headings. */
function GroupTitle({ id, guide, isHidden, children }: GroupTitleProps) {
  const t = useTranslate();
  return (
    // Reader views remove a short <div> that is mostly a link.
    <header className={styles.groupTitle} hidden={isHidden}>
      {id === undefined ? (
        <p>{children}</p>
      ) : (
        // Reader views remove an element whose id is "pagination", unless a class belongs to an article.
        <h3 id={id} className="article-heading" data-not-content="">
          {children}
        </h3>
      )}
      {guide && (
        <SiteLink to={guide.route}>{t('api-docs.taskGuide', { title: guide.title })}</SiteLink>
      )}
    </header>
  );
}

/**
 * A section of props, slots, or classes: a filter, the display switch, and the entries. Required ones
 * come first, and deprecated ones last. While the filter has a text, the best matches come first, and
 * so do the tasks that have them.
 */
export function MemberSection(props: MemberSectionProps) {
  const { columns, hasTaskHeadings, items, page, section, title } = props;
  const t = useTranslate();
  const listId = useId();
  const isPhone = useIsPhone();
  const { initial, storageKey } = displayDefaults(page, section);
  // Hundreds of texts would be dozens of screens of a phone.
  const [display, setDisplay] = useStoredChoice(storageKey, (stored) =>
    parseDisplayOption(stored, isPhone ? 'collapsed' : initial),
  );
  const [query, setQuery] = useState('');
  const tasks = useMemo(() => tasksIn(items), [items]);
  const [choice, setChoice] = useTaskChoice(tasks);
  const shown = useMemo(
    () => new Set(filterItems(items, query, isOrder(choice) ? undefined : choice)),
    [items, query, choice],
  );
  const target = useTargetItem(items, `${display} ${choice}`);
  const isReturn = useIsReturn();
  const sectionRef = useRef<HTMLElement>(null);

  /** Shows the top of the list, which can become shorter than what the reader scrolled past. */
  const showTop = () => {
    if ((sectionRef.current?.getBoundingClientRect().top ?? 0) < 0) {
      sectionRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  };

  const releases = useMemo(() => releasesOf(items), [items]);
  const lists = useMemo(
    () =>
      memberLists(items, choice)
        .map((list) => ({
          ...list,
          items: sortByRelevance(list.items, query),
          rank:
            list.key === 'deprecated'
              ? Infinity
              : bestRank(
                  list.items.filter((item) => shown.has(item)),
                  query,
                ),
        }))
        .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)),
    [items, choice, query, shown],
  );

  const titleOf = (key: Exclude<MemberList['key'], 'current'>) =>
    t(key === 'deprecated' ? 'api-docs.deprecated' : `api-docs.tasks.${key}`);
  const labelOf = (key: MemberList['key']) => {
    if (key === 'current') {
      return title;
    }
    return key === 'deprecated'
      ? t('api-docs.deprecatedMembers', { section: title })
      : `${title}: ${titleOf(key)}`;
  };
  const isShown = (item: MemberItem) => shown.has(item) || item.anchor === target;
  const entryOf = (item: MemberItem) => (
    <MemberEntry
      key={item.anchor}
      item={item}
      major={page.major}
      ownerSince={page.since}
      display={display}
      isTarget={item.anchor === target}
      isFound={query !== '' && shown.has(item)}
      isHidden={!isShown(item)}
    />
  );

  return (
    <section ref={sectionRef} className={styles.section}>
      <div className={styles.tools}>
        {items.length >= FILTER_FROM && (
          <MemberFilter
            label={t('api-docs.filter', { section: title })}
            listId={listId}
            query={query}
            onChange={(next) => {
              setQuery(next);
              showTop();
            }}
            releases={releases}
            tasks={tasks}
            task={choice}
            onTaskChange={(next) => {
              setChoice(next);
              showTop();
            }}
            shown={shown.size}
            total={items.length}
          />
        )}
        {section !== 'props' && <PartsToggle />}
        <DisplaySwitch section={section} title={title} value={display} onChange={setDisplay} />
      </div>
      {section === 'props' && query.trim() !== '' && (
        <HigherPlans higher={page.higher} query={query} />
      )}
      <div
        className={styles.frame}
        data-display={display}
        data-static={isPhone === null || undefined}
        data-columns={columns.filter(Boolean).length}
        data-complete={isReturn || undefined}
        style={labels(columns, t('api-docs.guide'))}
      >
        <div className={styles.head} aria-hidden="true">
          {columns.filter(Boolean).map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <div id={listId}>
          <PartBoundary>
            {lists.map(({ items: entries, key }) => (
              <Fragment key={key}>
                {key !== 'current' && (
                  <GroupTitle
                    id={hasTaskHeadings && key !== 'deprecated' ? taskId(key) : undefined}
                    guide={key === 'deprecated' ? undefined : guideOf(page.guides, key)}
                    isHidden={!entries.some(isShown)}
                  >
                    {titleOf(key)}
                  </GroupTitle>
                )}
                <ul aria-label={labelOf(key)} className={styles.list}>
                  {entries.map(entryOf)}
                </ul>
              </Fragment>
            ))}
            {shown.size === 0 && items.length > 0 && (
              <NothingFound page={page} section={section} query={query} />
            )}
          </PartBoundary>
        </div>
      </div>
    </section>
  );
}
