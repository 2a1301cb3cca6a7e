/**
 * The source of the script that stores early input and replays it after hydration: text in fields,
 * and the last click on a button or tab or the last search shortcut with the text typed after it.
 * Links work without scripts.
 *
 * React listens a moment before the page is marked as hydrated, so stored events are stopped:
 * otherwise, a menu would open and close again.
 *
 * It isn't bundled, so that it listens from the first paint; on a slow phone, that is seconds
 * before the bundle runs.
 */
export function createEarlyInputScript(): string {
  return `(function () {
  var root = document.documentElement;
  var press = null;
  var typed = null;
  var isRepeating = false;
  var fields = new Map();
  function hasModifier(event) {
    return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  }
  function withhold(event) {
    event.preventDefault();
    event.stopPropagation();
  }
  function onClick(event) {
    var button = event.target instanceof Element && event.target.closest('button, [role=tab]');
    if (!button || hasModifier(event)) return;
    withhold(event);
    typed = null;
    var place = alike(button).indexOf(button);
    // Docusaurus mounts tabs a second time: https://github.com/facebook/docusaurus/issues/5653
    press = function () { (button.isConnected ? button : alike(button)[place] || button).click(); };
  }
  function alike(tab) {
    return Array.from(document.querySelectorAll('[role=tab]')).filter(function (other) {
      return other.textContent === tab.textContent;
    });
  }
  function pressKey(init) {
    var event = new KeyboardEvent('keydown', Object.assign({ bubbles: true, cancelable: true }, init));
    (document.activeElement || document.body).dispatchEvent(event);
  }
  function isToggle(event) {
    return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
  }
  function isSlash(event) {
    return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches('input, textarea');
  }
  function onKeyDown(event) {
    if (isRepeating) return;
    if (event.key === 'Enter' && event.target.matches('[role=tab]:not(button)')) {
      onClick(event);
    } else if (isToggle(event) || (typed === null && isSlash(event))) {
      press = pressKey.bind(null, { key: event.key, code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey });
      typed = '';
    } else if (typed === null || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    } else if (event.key === 'Escape') {
      typed = null;
      if (!press) return;
      press = null;
    } else if (event.key === 'Backspace') {
      typed = typed.replace(/.$/u, '');
    } else if (/^.$/u.test(event.key)) {
      typed += event.key;
    } else {
      return;
    }
    withhold(event);
  }
  function onInput(event) {
    if (event.target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')) fields.set(event.target, event.target.value);
  }
  function enter(value, field) {
    // React ignores a value that it already knows, which it tracks through its own setter on the
    // field.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function type(text) {
    var field = document.activeElement;
    if (field && field.matches('input')) enter(field.value + text, field);
    else Array.from(text).forEach(function (key) { pressKey({ key: key }); });
  }
  function repeat(action, argument) {
    isRepeating = true;
    action(argument);
    isRepeating = false;
  }
  function onHydrated() {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    // A field that renders again before it listens loses its value.
    fields.forEach(function (value, field) { enter(field.value || value, field); });
    finish();
  }
  function finish() {
    var kept = press;
    press = null;
    if (kept) {
      repeat(kept);
      // What the shortcut opens listens a moment later. Keys until then are stored, too.
      setTimeout(finish);
      return;
    }
    document.removeEventListener('keydown', onKeyDown, true);
    if (typed) repeat(type, typed);
  }
  var observer = new MutationObserver(function () {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    setTimeout(onHydrated);
  });
  observer.observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('input', onInput, true);
})();`;
}
