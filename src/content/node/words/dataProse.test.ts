import { jsonProse, moduleProse } from './dataProse';

describe('jsonProse', () => {
  it('reads string values without placeholders', () => {
    const text = '{\n  "colour": "Color of {{name}}",\n  "list": ["One \\"two\\""]\n}';
    expect(jsonProse(text)).toEqual([
      { line: 2, text: 'Color of ¤' },
      { line: 3, text: 'One "two"' },
    ]);
  });
});

describe('moduleProse', () => {
  it('reads sentences in strings and templates', () => {
    const code = [
      "const id = 'x-charts';",
      'const text = `API of the ${name} component.`;',
      "const title = 'Row height';",
    ].join('\n');
    expect(moduleProse(code, 'a.ts')).toEqual([
      { line: 2, text: 'API of the ' },
      { line: 3, text: 'Row height' },
    ]);
  });
});
