import { connectFences } from './connectFences';

const block = (index: number, text: string, title?: string) => ({
  file: `/docs/a/a.mdx.${index}.tsx`,
  text,
  fence: { ...(title !== undefined && { title }) },
});
const texts = (...blocks: readonly ReturnType<typeof block>[]) =>
  connectFences(blocks).map(({ text }) => text);

describe('connectFences', () => {
  it('lets a block import another one by its title', () => {
    expect(
      texts(
        block(0, 'export const schema = 1;', 'src/schema.ts'),
        block(1, "import { schema } from './schema';", 'src/Form.tsx'),
      )[1],
    ).toBe("import { schema } from './a.mdx.0';");
  });

  it('resolves imports in the folders of the titles', () => {
    expect(
      texts(
        block(0, 'export {};', 'src/forms/schema.ts'),
        block(
          1,
          "import '../forms/schema'; import type { A } from './schema';",
          'src/app/Form.tsx',
        ),
      )[1],
    ).toBe("import './a.mdx.0'; import type { A } from './schema';");
  });

  it('keeps imports of packages, of files beside the page, and of titles that repeat', () => {
    const code = "import dayjs from 'dayjs'; import './parts'; import './Root';";
    expect(
      texts(
        block(0, 'export {};', 'src/Root.tsx'),
        block(1, 'export {};', 'src/Root.tsx'),
        block(2, code, 'src/App.tsx'),
        block(3, code),
      ).slice(2),
    ).toEqual([code, code]);
  });
});
