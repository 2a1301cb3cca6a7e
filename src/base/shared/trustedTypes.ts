import { inlineScript } from './inlineScript';

/** The policy that browsers apply to what code writes without one. */
export const TRUSTED_TYPES_POLICY = 'default';

interface Rules {
  readonly policyName: string;
  /** The paths of the site's scripts: those of the bundler and the service worker. */
  readonly scripts: readonly string[];
  /** The source of a pattern: a tag that can't run code. */
  readonly tag: string;
}

/** TypeScript's library doesn't know the interface yet. */
type TrustingWindow = Window & {
  readonly trustedTypes?: {
    readonly defaultPolicy: unknown;
    readonly createPolicy: (name: string, rules: object) => unknown;
  };
};

/**
 * Elements of text, drawings, forms, and their styles. None runs code or loads a document. Browsers
 * read the content of some (`<style>`, `<title>`) as text, and so find fewer elements in it than the
 * pattern does, never others: no attribute contains `<` or `>`. `<font>` is what the translation of a browser
 * writes, also into code that a demo takes over from the page.
 */
const ELEMENTS =
  'a|abbr|b|button|br|circle|code|dd|defs|div|dl|dt|ellipse|em|fieldset|font|footer|g|h[1-6]|header|hr|i|img|' +
  'input|kbd|label|legend|li|line|linearGradient|mark|nav|ol|option|p|path|polygon|polyline|pre|progress|' +
  'rect|section|select|small|span|stop|strong|style|sub|sup|svg|table|tbody|td|text|textarea|tfoot|th|' +
  'thead|time|title|tr|tspan|ul';

/** Attributes that are neither handlers nor addresses, and addresses that run nothing. */
const ATTRIBUTES =
  '(?!on|src|href|xlink|form)[a-z][\\w:.-]*(?:="[^"<>]*")?|' +
  '(?:src|href)="(?:https?:|/|#|data:image/(?:png|jpeg|webp|gif)[;,])[^"<>]*"';

const TAG = `</?(?:${ELEMENTS})(?:\\s+(?:${ATTRIBUTES}))*\\s*/?>`;

function trust({ policyName, scripts, tag }: Rules): void {
  const harmless = new RegExp(tag, 'gi');
  const policy = {
    /**
     * Text, and elements that can't run code: highlighted code, headings, and printed grids. Nothing
     * runs in a document that a parser returns, and scripts and handlers of its elements don't run in
     * the page either, because the page allows no inline scripts.
     */
    createHTML: (text: string, _type?: string, sink?: string) =>
      sink === 'DOMParser parseFromString' || !text.replace(harmless, '').includes('<')
        ? text
        : null,

    /** The site's own scripts. */
    createScriptURL(text: string) {
      const { origin, pathname } = new URL(text, document.baseURI);
      const isOwn = scripts.some((path) => pathname.startsWith(path));
      return origin === location.origin && isOwn ? text : null;
    },

    /** Data for search engines, which is no program: an object in JSON. */
    createScript(text: string) {
      try {
        return text.startsWith('{') && JSON.parse(text) ? text : null;
      } catch {
        return null;
      }
    },
  };

  /** Empty frames, for prints and demos, have the page's policy, and need rules. */
  function applyTo(view: Window | null, rules: object = policy): void {
    try {
      const types = (view as TrustingWindow | null)?.trustedTypes;
      // A page in a frame has its own rules.
      if (types && !types.defaultPolicy) {
        types.createPolicy(policyName, rules);
      }
    } catch {
      // The frame has another origin.
    }
  }

  /** Nothing runs in a frame whose sandbox allows no scripts: images of charts are drawn in one. */
  const isInert = (frame: HTMLIFrameElement) =>
    frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-scripts');

  applyTo(window);
  document.addEventListener(
    'load',
    ({ target }) =>
      target instanceof HTMLIFrameElement &&
      applyTo(
        target.contentWindow,
        isInert(target) ? { ...policy, createHTML: (text: string) => text } : policy,
      ),
    true,
  );
}

/**
 * The source of the first script of every page: what code may write into the page where it could run
 * (https://w3c.github.io/trusted-types/).
 *
 * @param baseUrl the URL of the site's folder, with a trailing slash
 */
export function createTrustedTypesScript(baseUrl: string): string {
  return inlineScript(trust, {
    policyName: TRUSTED_TYPES_POLICY,
    scripts: [`${baseUrl}assets/js/`, `${baseUrl}sw.js`],
    tag: TAG,
  });
}
