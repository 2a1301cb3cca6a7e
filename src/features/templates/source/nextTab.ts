/** Position that a key leads to in a list of tabs; null when the key means nothing there. */
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
