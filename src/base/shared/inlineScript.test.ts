import { inlineScript } from './inlineScript';

it('calls the function with its options', () => {
  const results: string[] = [];
  const source = inlineScript(({ name }) => results.push(name), { name: 'a "quoted" name' });
  new Function('results', source)(results);
  expect(results).toEqual(['a "quoted" name']);
});

it('does not let an option close the script element', () => {
  expect(inlineScript(() => undefined, { text: '</script>' })).not.toContain('</script>');
});
