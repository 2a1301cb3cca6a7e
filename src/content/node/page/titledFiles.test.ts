import { withContent } from './content';
import { titledFiles } from './titledFiles';

const files = (...lines: readonly string[]) => titledFiles(withContent({ text: lines.join('\n') }));

describe('titledFiles', () => {
  it('finds the code blocks whose titles name files, in order', () => {
    expect(
      files(
        'Text.',
        '```ts title="server/app.ts" {1}',
        'listen();',
        '```',
        '```sql title="server/schema.sql"',
        'create table orders ();',
        '```',
      ),
    ).toEqual([
      { path: 'server/app.ts', code: 'listen();\n' },
      { path: 'server/schema.sql', code: 'create table orders ();\n' },
    ]);
  });

  it('leaves out blocks without a title, and titles that are no file names', () => {
    expect(files('```ts', 'a();', '```', '```ts title="In the browser"', 'b();', '```')).toEqual(
      [],
    );
  });
});
