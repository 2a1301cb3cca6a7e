/**
 * The script that keeps what a reader does before the page is hydrated, as text: what is typed into
 * fields, and the last press of a button or the search shortcut with what is typed after it, is done
 * again as soon as somebody listens. Links need none of this: they lead on without any script.
 *
 * React listens a moment before the page says that it is hydrated, so what is kept reaches nobody
 * else: a menu would open and close again.
 *
 * It is not bundled, so that it listens from the first paint on; on a slow phone that is seconds
 * before the bundle runs.
 */
export function createEarlyInputScript(): string {
  return `(function () {
  var root = document.documentElement;
  var kept = [];
  var fields = new Map();
  var isTyping = false;
  function hasModifier(event) {
    return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  }
  function withhold(event) {
    event.preventDefault();
    event.stopPropagation();
  }
  function onClick(event) {
    var button = event.target instanceof Element && event.target.closest('button');
    if (!button || hasModifier(event)) return;
    withhold(event);
    isTyping = false;
    kept = [function () { button.click(); }];
  }
  function onKeyDown(event) {
    var isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (isShortcut) {
      isTyping = true;
      kept = [];
    } else if (!isTyping || event.ctrlKey || event.metaKey || event.altKey || !/^(.|Backspace|Escape)$/u.test(event.key)) {
      return;
    }
    withhold(event);
    var copy = new KeyboardEvent('keydown', {
      key: event.key, code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey,
      shiftKey: event.shiftKey, bubbles: true, cancelable: true
    });
    kept.push(function () { (document.activeElement || document.body).dispatchEvent(copy); });
  }
  function onInput(event) {
    if (event.target.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')) fields.set(event.target, event.target.value);
  }
  function enter(typed, field) {
    // Rendering the field again before it listens empties it.
    var value = field.value || typed;
    // React ignores a value that it knows. It knows what passes through its own setter, on the field.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  function replay() {
    var next = kept.shift();
    if (!next) return;
    next();
    setTimeout(replay);
  }
  var observer = new MutationObserver(function () {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('input', onInput, true);
    setTimeout(function () {
      fields.forEach(enter);
      replay();
    });
  });
  observer.observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('input', onInput, true);
})();`;
}
