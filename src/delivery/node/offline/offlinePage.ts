export interface OfflinePageTexts {
  readonly language: string;
  /** The URL of the first page. */
  readonly home: string;
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The page shown in place of one that isn't cached. It has no scripts and needs no files, which
 * could be missing, too.
 */
export function renderOfflinePage({
  language,
  home,
  title,
  text,
  reload,
}: OfflinePageTexts): string {
  return `<!doctype html>
<html lang="${escape(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>
:root{color-scheme:light dark}
body{font:18px/1.6 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 24px}
</style>
<main>
<h1>${escape(title)}</h1>
<p>${escape(text)}</p>
<p><a href="">${escape(reload)}</a> · <a href="${escape(home)}">${escape(home)}</a></p>
</main>
`;
}
