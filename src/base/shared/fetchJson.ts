/**
 * Fetches a file of JSON, whose form isn't checked.
 *
 * @throws an error with the URL and the status if the host doesn't return the file
 */
export async function fetchJson<Value>(url: string, init?: RequestInit): Promise<Value> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`${url} returned ${response.status}, expected 200.`);
  }
  return (await response.json()) as Value;
}
