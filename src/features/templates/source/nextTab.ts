/** The index of the tab that a key moves to; `null` for other keys. */
export function nextTab(position: number, count: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
