/** `filterModel`, `updateRows()` */
const NAME = /(\b[a-z]{2,}[A-Z]\w*(?:\(\))?)/;

/** The description, which is plain text for search engines, with names of the API as code. */
export function Lead({ text }: { readonly text: string }) {
  return text
    .split(NAME)
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
