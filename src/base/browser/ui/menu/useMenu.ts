import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isShown } from '../isShown';
import { moveFocus } from '../moveFocus';
import { useDismissal } from '../useDismissal';
import { itemByLetter } from './itemByLetter';

/** The space that a menu needs below its button, in px. With less, it opens above. */
const SPACE_BELOW = 320;

/** Implements the ARIA menu button pattern: opening, closing, and keyboard navigation. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const [opensAbove, setOpensAbove] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<'first' | 'last'>('first');

  const items = useCallback(() => {
    const all = menuRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    return Array.from(all).filter(isShown);
  }, []);

  const open = (focus: 'first' | 'last') => {
    firstFocus.current = focus;
    const bottom = buttonRef.current?.getBoundingClientRect().bottom ?? 0;
    setOpensAbove(window.innerHeight - bottom < SPACE_BELOW && bottom > SPACE_BELOW);
    setOpen(true);
  };

  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) {
      buttonRef.current?.focus();
    }
  }, []);

  useEffect(() => {
    if (isOpen) {
      items()
        .at(firstFocus.current === 'first' ? 0 : -1)
        ?.focus();
    }
  }, [isOpen, items]);
  useDismissal(isOpen, () => close(false), rootRef);

  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  };

  const onMenuKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      return;
    }
    // A toolbar around it also handles some of these keys.
    event.stopPropagation();
    if (event.key === 'Tab') {
      close(false);
      return;
    }
    const shown = items();
    if (moveFocus(event, shown, 'vertical') || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const current = shown.findIndex((item) => item === document.activeElement);
    const texts = shown.map((item) => item.textContent ?? '');
    const next = itemByLetter(texts, current, event.key);
    if (next !== null) {
      event.preventDefault();
      shown[next]?.focus();
    }
  };

  return {
    isOpen,
    opensAbove,
    rootRef,
    buttonRef,
    menuRef,
    toggle: () => (isOpen ? close(false) : open('first')),
    close,
    onButtonKeyDown,
    onMenuKeyDown,
  };
}
