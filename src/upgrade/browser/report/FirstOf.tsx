import { useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';

interface FirstOfProps<Item> {
  readonly items: readonly Item[];
  /** With it, the items are those of a list with this class. */
  readonly list?: string;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** How many items are shown at first. Thousands would keep the page busy for seconds. */
const FIRST = 40;

/** The first items, and a button that shows all of them if there are more. */
export function FirstOf<Item>({ items, list, children }: FirstOfProps<Item>) {
  const t = useTranslate();
  const [isAll, setAll] = useState(false);
  const shown = (isAll ? items : items.slice(0, FIRST)).map(children);
  return (
    <>
      {list === undefined ? shown : <ul className={list}>{shown}</ul>}
      {shown.length < items.length && (
        <Button onClick={() => setAll(true)}>{t('check.showAll', { count: items.length })}</Button>
      )}
    </>
  );
}
