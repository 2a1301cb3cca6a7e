import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';

/**
 * A demo with the reader's theme around its component, to paste into an application.
 *
 * @param files The entry, then its local modules.
 * @param versions The exact versions of packages, which determine what the theme can use.
 * @returns `null` if the file has no component to put it around
 */
export async function themedCopy(
  files: readonly Pick<DemoSourceFile, 'code' | 'name'>[],
  theme: ReaderTheme,
  versions: Readonly<Record<string, string>>,
): Promise<string | null> {
  const [entry, ...modules] = files;
  if (!entry) {
    return null;
  }
  const [{ allFiles, oneFile, packagesIn, platformOf }, { themeFiles, withTheme }] =
    await Promise.all([
      import('@site/src/demos/shared/demoExport'),
      import('@site/src/reader-theme/browser/document'),
    ]);
  const whole = oneFile(files);
  const code = whole ?? entry.code;
  const themed = withTheme(
    code,
    themeFiles(theme, {
      packages: files.flatMap((file) => packagesIn(file.code)),
      isTypeScript: /\.tsx?$/.test(entry.name),
      hasSchemes: platformOf(versions) === 'layers',
    }),
  );
  return themed === null || whole !== null ? themed : `${themed}\n${allFiles(modules)}`;
}
