import type { ApiMember } from '../../api/shared/apiModel';
import { controlOf } from './playground';

const prop = (type: ApiMember['type'], change: Partial<ApiMember> = {}): ApiMember => ({
  name: 'size',
  description: '',
  type,
  ...change,
});

describe('controlOf', () => {
  it.each<[string, ApiMember, object]>([
    ['boolean', prop(['boolean'], { default: 'false' }), { kind: 'boolean', default: false }],
    ['number', prop(['number'], { default: '52' }), { kind: 'number', default: 52 }],
    ['string', prop(['string']), { kind: 'string' }],
    [
      'number or string',
      prop(['string | number'], { default: '12px' }),
      { kind: 'number', default: 12 },
    ],
    [
      'union of literals',
      prop(["'compact' | 'standard' | undefined"], { default: "'standard'" }),
      { kind: 'enum', options: ['compact', 'standard'], default: 'standard' },
    ],
    ['string named as a color', prop(['string'], { name: 'labelColor' }), { kind: 'color' }],
  ])('creates a control for a %s', (_type, member, expected) => {
    expect(controlOf(member)).toEqual({ name: member.name, description: '', ...expected });
  });

  it.each<[string, ApiMember]>([
    ['a function', prop(['(value: number) => void'])],
    ['an object', prop([{ ref: 'GridColDef' }, '[]'])],
    ['a boolean or an object', prop(['boolean | { csv: boolean }'])],
    ['a single literal', prop(["'only'"])],
    ['a deprecated prop', prop(['boolean'], { deprecated: '' })],
    ['a prop of a paid plan', prop(['boolean'], { plan: 'pro' })],
  ])('creates none for %s', (_type, member) => {
    expect(controlOf(member)).toBeNull();
  });

  it('ignores a default that is an explanation', () => {
    const member = prop(['boolean'], { default: '`true` for desktop, `false` for mobile' });
    expect(controlOf(member)).not.toHaveProperty('default');
  });

  it('describes in plain text, in one paragraph', () => {
    const description = 'Shows the `Toolbar`, see\n[the guide](/x/guide/).\n\nMore.';
    expect(controlOf(prop(['boolean'], { description }))?.description).toBe(
      'Shows the Toolbar, see the guide.',
    );
  });
});
