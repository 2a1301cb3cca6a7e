interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the reader saves data or has a slow connection. */
export function savesData(navigator: object): boolean {
  // Not every browser provides it, and TypeScript has no type for it.
  const { connection } = navigator as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return saveData || effectiveType.includes('2g');
}
