/** @jest-environment jsdom */
import { createTrustedTypesScript } from './trustedTypes';

type Policy = Readonly<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>
>;

/** A window that records the policy which a script creates in it. */
function recordPolicy() {
  const created: { readonly name: string; readonly policy: Policy }[] = [];
  const createPolicy = (name: string, policy: Policy) => created.push({ name, policy });
  return { created, trustedTypes: { createPolicy } };
}

const top = recordPolicy();

beforeAll(() => {
  Object.assign(window, { trustedTypes: top.trustedTypes });
  new Function(createTrustedTypesScript('/x/'))();
});

const rules = () => top.created[0]?.policy as Policy;

it('creates the policy that applies to code without one', () => {
  expect(top.created.map(({ name }) => name)).toEqual(['default']);
});

describe('script addresses', () => {
  it.each(['/x/assets/js/main.1a2b.js', 'http://localhost/x/sw.js?params=%7B%7D'])(
    'accepts %s of the site',
    (address) => expect(rules().createScriptURL(address)).toBe(address),
  );

  it.each([
    'https://evil.example/x/assets/js/main.js',
    '//evil.example/x/assets/js/main.js',
    '/x/assets/js/../../uploads/a.js',
    '/x/assets/js/%2e%2e/%2e%2e/uploads/a.js',
    '/uploads/a.js',
    '/x/img/a.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/x/assets/js/',
    'javascript:alert(1)',
  ])('refuses %s', (address) => expect(rules().createScriptURL(address)).toBeNull());
});

describe('markup', () => {
  it.each([
    'Row height',
    '<span class="token-line"><span class="token keyword">const</span> a = 1 &lt; 2;\n</span>',
    'Excel export <span class="plan-premium" role="img" aria-label="Premium plan"></span>',
    '<code>apiRef</code> methods',
    '<div role="grid" style="width: 10px" data-id="1"><svg viewBox="0 0 24 24"><path d="M1 2"></path></svg></div>',
    '<a class="b" href="https://example.com/">link</a><img src="/x/img/a.png" alt="">',
    '<input type="checkbox" checked>',
    '<font><font>translated</font></font>',
  ])('accepts %s', (html) => expect(rules().createHTML(html)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="/x/a.png" onerror="alert(1)">',
    '<img src="/x/a.png"onerror="alert(1)">',
    '<span ONCLICK="alert(1)">',
    '<span oNclick="alert(1)">',
    '<span/onclick="alert(1)">',
    "<span class='a' onclick='alert(1)'>",
    '<a href="javascript:alert(1)">',
    '<a href="java\nscript:alert(1)">',
    '<a href=" javascript:alert(1)">',
    '<a xlink:href="javascript:alert(1)">',
    '<button formaction="javascript:alert(1)">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<iframe srcdoc="a"></iframe>',
    '<svg><animate onbegin="alert(1)"></svg>',
    '<svg><style><img src="/x/a.png" onerror="alert(1)"></style></svg>',
    '<math><mtext></mtext></math>',
    '<base href="https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/">',
    '<!-- <b> -->',
    '<object data="/x/a">',
    '<<b>script>alert(1)<</b>/script>',
    '<b',
  ])('refuses %s', (html) => expect(rules().createHTML(html)).toBeNull());
});

it('accepts all markup for a parser, whose documents run nothing', () => {
  const html = '<html><p onclick="alert(1)">a</p></html>';
  const { createHTML } = top.created[0]?.policy as {
    createHTML: (text: string, type: string, sink: string) => string | null;
  };
  expect(createHTML(html, 'TrustedHTML', 'DOMParser parseFromString')).toBe(html);
  expect(createHTML(html, 'TrustedHTML', 'Element innerHTML')).toBeNull();
});

describe('programs', () => {
  it('accepts data for search engines', () => {
    const data = '{"@context":"https://schema.org","@type":"TechArticle"}';
    expect(rules().createScript(data)).toBe(data);
  });

  it.each(['alert(1)', '{alert(1)}', '{"a":1};alert(1)', '[1]', '"a"', '', ' {"a":1}'])(
    'refuses %j',
    (code) => expect(rules().createScript(code)).toBeNull(),
  );
});

describe('an empty frame of the page', () => {
  const page = '<!DOCTYPE html><html><body><p onclick="alert(1)">a</p></body></html>';

  it.each([
    ['has the same rules', undefined, null],
    ['has the same rules if its sandbox allows scripts', 'allow-same-origin allow-scripts', null],
    ['accepts all markup if nothing can run there', 'allow-same-origin', page],
  ])('%s', (_, sandbox, result) => {
    const frame = document.createElement('iframe');
    const view = recordPolicy();
    Object.defineProperty(frame, 'contentWindow', { value: view });
    if (sandbox !== undefined) {
      frame.setAttribute('sandbox', sandbox);
      // jsdom has no token list of the attribute.
      Object.defineProperty(frame, 'sandbox', {
        value: { contains: (token: string) => sandbox.split(' ').includes(token) },
      });
    }
    document.body.append(frame);
    frame.dispatchEvent(new Event('load'));
    const [{ name, policy }] = view.created as [(typeof view.created)[number]];
    expect(name).toBe('default');
    expect(policy.createHTML(page)).toBe(result);
    expect(policy.createScript('alert(1)')).toBeNull();
  });
});
