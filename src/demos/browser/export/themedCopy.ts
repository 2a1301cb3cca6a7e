import type { DemoSourceFile } from '@site/src/demos/shared/demo';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';

/**
 * The entry of a demo with the reader's theme around its component, to paste into an application.
 *
 * @param versions The exact versions of packages, which determine what the theme can use.
 * @returns `null` if the file has no component to put it around
 */
export async function themedCopy(
  { code, name }: Pick<DemoSourceFile, 'code' | 'name'>,
  theme: ReaderTheme,
  versions: Readonly<Record<string, string>>,
): Promise<string | null> {
  const [{ packagesIn, platformOf }, { themeFiles, withTheme }] = await Promise.all([
    import('@site/src/demos/shared/demoExport'),
    import('@site/src/reader-theme/browser/document'),
  ]);
  return withTheme(
    code,
    themeFiles(theme, {
      packages: packagesIn(code),
      isTypeScript: /\.tsx?$/.test(name),
      hasSchemes: platformOf(versions) === 'layers',
    }),
  );
}
