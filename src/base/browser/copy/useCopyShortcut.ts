import { useEffect, useRef, type RefObject } from 'react';
import { hasSelection, isCopyShortcut } from './copyShortcut';

/**
 * Ctrl/⌘+C copies the code block that is hovered or focused, unless something is selected. A
 * focused block wins over a hovered one.
 *
 * @param block the element of the code block
 * @param onCopy copies the block; the event's default is already prevented
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

/** All blocks on the page, which share one listener. */
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
