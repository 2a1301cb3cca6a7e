interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the reader asked for little data, or has a connection that cannot take more. */
export function savesData(navigator: object): boolean {
  // Not every browser tells, and TypeScript knows of none.
  const { connection } = navigator as { readonly connection?: Connection };
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return saveData || effectiveType.includes('2g');
}
