import { useEffect, useRef, type RefObject } from 'react';
import { hasSelection, isCopyShortcut } from './copyShortcut';

/**
 * Ctrl/⌘+C copies the code block that the pointer is over or that holds focus, as long as nothing
 * is selected. Focus wins over the pointer when they are in different blocks.
 *
 * @param block the element of the code block.
 * @param onCopy copies the block; called with the shortcut already taken from the browser.
 */
export function useCopyShortcut(block: RefObject<HTMLElement | null>, onCopy: () => void): void {
  const latest = useRef(onCopy);
  useEffect(() => {
    latest.current = onCopy;
  });

  useEffect(() => {
    const element = block.current;
    if (!element) {
      return undefined;
    }
    return register({ element, onCopy: () => latest.current() });
  }, [block]);
}

interface Block {
  readonly element: HTMLElement;
  readonly onCopy: () => void;
}

/** All blocks on the page; one listener serves them. */
const blocks = new Set<Block>();

function register(block: Block): () => void {
  if (blocks.size === 0) {
    document.addEventListener('keydown', handleKeyDown);
  }
  blocks.add(block);
  return () => {
    blocks.delete(block);
    if (blocks.size === 0) {
      document.removeEventListener('keydown', handleKeyDown);
    }
  };
}

function handleKeyDown(event: KeyboardEvent): void {
  if (!isCopyShortcut(event) || hasSelection(document)) {
    return;
  }
  const candidates = [...blocks];
  const block =
    candidates.find(({ element }) => element.contains(document.activeElement)) ??
    candidates.find(({ element }) => element.matches(':hover'));
  if (block) {
    event.preventDefault();
    block.onCopy();
  }
}
