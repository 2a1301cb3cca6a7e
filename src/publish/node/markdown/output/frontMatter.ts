type Value = string | readonly string[] | undefined;

function quote(value: string): string {
  return JSON.stringify(value);
}

/** A YAML block without empty fields. Strings are quoted, because titles contain colons. */
export function frontMatter(fields: Readonly<Record<string, Value>>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value.length === 0) {
      return [];
    }
    return typeof value === 'string'
      ? [`${name}: ${quote(value)}`]
      : [`${name}: [${value.map(quote).join(', ')}]`];
  });
  return ['---', ...lines, '---'].join('\n');
}
