/** What a thrown value says. Code of readers and of packages can throw anything. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
