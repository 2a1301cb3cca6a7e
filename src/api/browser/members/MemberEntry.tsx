import { Fragment, memo, useState, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useTranslate } from '@site/src/base/browser/messages';
import { Plan } from '@site/src/content/browser/plan';
import { Chip } from '@site/src/base/browser/ui/Chip';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { PartCount } from '../parts/PartCount';
import { RichTextView } from '../RichTextView';
import { TypeText } from '../types/TypeText';
import { DeprecatedChip, Since } from '../releases/Since';
import { DeprecationNote } from './DeprecationNote';
import { MemberHistory } from './MemberHistory';
import type { ApiSince } from '@site/src/api/shared/apiPage';
import { releasesIn } from '@site/src/api/shared/releases';
import type { DisplayOption } from '@site/src/api/browser/display';
import type { MemberItem } from './memberItem';
import styles from './members.module.css';

interface MemberEntryProps {
  readonly item: MemberItem;
  /** The major that the page is about. */
  readonly major?: string;
  /** What added the component. Its members don't repeat it. */
  readonly ownerSince?: ApiSince;
  readonly display: DisplayOption;
  readonly isTarget: boolean;
  /** Whether it is what the reader is looking for. */
  readonly isFound: boolean;
  readonly isHidden: boolean;
}

/** Whether a major before that of the page added an entry, which is of little use to its readers. */
function isOlderMajor(since: ApiSince | undefined, major: string | undefined): boolean {
  return since !== undefined && since !== major && releasesIn(since).length === 0;
}

/** The longest fact that fits its column in the list. */
const FACT_LENGTH = 16;

/**
 * One prop, slot or class. Its facts are in `span`s, because reader views take a `div` with text for a
 * paragraph, and a list with many of them for the whole article. They would also drop an element
 * whose id has a word such as "header", unless it is a link or its class has one such as "article".
 */
export const MemberEntry = memo(function MemberEntry(props: MemberEntryProps) {
  const { display, isFound, isHidden, isTarget, item, major, ownerSince } = props;
  const isCollapsible = display === 'collapsed';
  const { collectAnchor } = useBrokenLinks();
  const [isOpen, setOpen] = useState(false);
  const isOlder = isOlderMajor(item.since, major) && item.since !== ownerSince;
  collectAnchor(item.anchor);
  if (item.alias !== undefined) {
    collectAnchor(item.alias);
  }

  // A link to an entry opens it, and a filter opens what it finds, while it does. The reader may still
  // close it.
  const [before, setBefore] = useState({ isTarget: false, isFound: false });
  if (isTarget !== before.isTarget || isFound !== before.isFound) {
    setBefore({ isTarget, isFound });
    setOpen(isTarget || isFound || (isOpen && !before.isFound));
  }

  return (
    <li
      id={item.anchor}
      className={styles.articleEntry}
      data-target={isTarget || undefined}
      hidden={isHidden}
    >
      <EntryName item={item} major={major} ownerSince={ownerSince} display={display}>
        {isCollapsible && (
          <EntryToggle item={item} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />
        )}
      </EntryName>
      {item.type && (
        <span className={styles.type}>
          <TypeText type={item.type} />
          {item.signature && (
            <code className={styles.signature} dir="ltr">
              {item.signature}
            </code>
          )}
        </span>
      )}
      {item.fact && (
        <span className={styles.fact} data-long={item.fact.length > FACT_LENGTH || undefined}>
          <FactText text={item.fact} />
        </span>
      )}
      <div
        id={isCollapsible ? `${item.anchor}--details` : undefined}
        className={styles.body}
        hidden={isCollapsible && !isOpen}
      >
        {item.deprecated && <DeprecationNote reason={item.deprecated} />}
        {item.description && <RichTextView text={item.description} />}
        {item.details}
        {item.guide && (
          <SiteLink to={item.guide.route} className={styles.guide}>
            {item.guide.title}
          </SiteLink>
        )}
        <MemberHistory
          changes={item.changes}
          since={isOlder ? item.since : undefined}
          major={major}
          isDetailed={isCollapsible}
        />
      </div>
    </li>
  );
});

/** A default is code, or a sentence that contains code in backticks. */
function FactText({ text }: { readonly text: string }) {
  const parts = text.split('`');
  return parts.length === 1 ? (
    <code dir="ltr">{text}</code>
  ) : (
    <bdi>
      {parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </bdi>
  );
}

/** The longest part of a name that fits the first column of a display, or a small phone. */
const UNBROKEN_LENGTH = {
  table: 18,
  expanded: 27,
  collapsed: 32,
} as const satisfies Record<DisplayOption, number>;

/** The longest pieces of a name that fit, which begin with a word, if possible. */
function piecesOf(length: number): RegExp {
  return new RegExp(`.{1,${length}}(?=[A-Z]|$)|.{1,${length}}`, 'g');
}

/** Allows line breaks between the words of a long name. Browsers already break after hyphens. */
function breakable(name: string, unbrokenLength: number): ReactNode {
  return name.split('-').every((piece) => piece.length <= unbrokenLength)
    ? name
    : (name.match(piecesOf(unbrokenLength)) ?? []).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ));
}

interface EntryNameProps {
  readonly item: MemberItem;
  readonly major?: string;
  readonly ownerSince?: ApiSince;
  readonly display: DisplayOption;
  readonly children: ReactNode;
}

function EntryName({ children, display, item, major, ownerSince }: EntryNameProps) {
  const t = useTranslate();
  const title = breakable(item.title, UNBROKEN_LENGTH[display]);
  return (
    <span className={styles.name}>
      <a id={item.alias} href={`#${item.anchor}`} className={styles.link}>
        {/* The key replaces it as a whole, because a translated page has lost its texts. */}
        <code key={typeof title} data-deprecated={item.deprecated ? '' : undefined}>
          {title}
        </code>
      </a>
      {item.plan && <Plan name={item.plan} />}
      {item.isRequired && <Chip tone="accent">{t('api-docs.required')}</Chip>}
      {item.isState && <Chip>{t('api-docs.state')}</Chip>}
      {item.isPreventable && <Chip>{t('api-docs.preventable')}</Chip>}
      {item.deprecated && <DeprecatedChip since={item.deprecatedSince} />}
      {item.since && item.since !== ownerSince && !isOlderMajor(item.since, major) && (
        <Since since={item.since} isNew={item.since === major} />
      )}
      <PartCount {...item} />
      {children}
    </span>
  );
}

interface EntryToggleProps {
  readonly item: MemberItem;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

function EntryToggle({ isOpen, item, onClick }: EntryToggleProps) {
  const t = useTranslate();
  return (
    <IconButton
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={`${item.anchor}--details`}
      label={t(isOpen ? 'api-docs.collapse' : 'api-docs.expand', { name: item.title })}
      onClick={onClick}
    >
      <ChevronIcon width={16} height={16} />
    </IconButton>
  );
}
