/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useEffect, useState, type ChangeEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { createEarlyInputScript } from './earlyInputScript';

const root = document.documentElement;

/**
 * Runs the script as the page does. Each test hydrates, which removes the listeners of earlier
 * tests.
 */
function load(): void {
  root.setAttribute('data-has-hydrated', 'false');
  new Function(createEarlyInputScript())();
}

/** Waits for the tasks of a replay, each of which creates the next one, however slow the machine is. */
async function replay(): Promise<void> {
  await act(async () => {
    for (let task = 0; task < 10; task += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

async function hydrate(): Promise<void> {
  root.setAttribute('data-has-hydrated', 'true');
  await replay();
}

function press(key: string, modifiers: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );
}

beforeEach(() => {
  document.body.innerHTML =
    '<button id="menu"><span>Menu</span></button><button id="other"></button><a href="#there">There</a>';
});

function clicksOf(id: string): jest.Mock {
  const listener = jest.fn();
  document.getElementById(id)?.addEventListener('click', listener);
  return listener;
}

/** What the page hears from now on: the ids of clicked controls, and keys. */
function listen(): { readonly heard: string[]; readonly stop: () => void } {
  const heard: string[] = [];
  const onClick = ({ target }: Event) => heard.push(`#${(target as Element).id}`);
  const onKeyDown = ({ key, ctrlKey }: KeyboardEvent) => heard.push(ctrlKey ? `Ctrl+${key}` : key);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  return {
    heard,
    stop: () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    },
  };
}

it('replays presses and keys in their order, each once', async () => {
  load();
  document.getElementById('other')?.click();
  press('k', { ctrlKey: true });
  press('a');
  document.getElementById('menu')?.click();
  document.getElementById('other')?.click();
  press('Enter');
  const { heard, stop } = listen();
  await hydrate();
  stop();
  expect(heard).toEqual(['#other', 'Ctrl+k', 'a', '#menu', '#other', 'Enter']);
});

it('marks pressed buttons until the replay', async () => {
  load();
  document.getElementById('other')?.click();
  document.querySelector('span')?.click();
  const pending = () => [...document.querySelectorAll('[data-pending]')].map(({ id }) => id);
  expect(pending()).toEqual(['menu', 'other']);
  await hydrate();
  expect(pending()).toEqual([]);
});

it('skips to the content before React listens, and not to the menu before it', async () => {
  document.body.innerHTML =
    '<a href="#__docusaurus_skipToContent_fallback">Skip</a><div><main></main></div>';
  load();
  const link = document.querySelector('a');
  const click = () =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(click()).toBe(false);
  expect(document.activeElement?.localName).toBe('main');
  await hydrate();
  expect(click()).toBe(true);
});

it('dispatches a replayed click only to new listeners', async () => {
  const menu = clicksOf('menu');
  load();
  document.querySelector('span')?.click();
  expect(menu).not.toHaveBeenCalled();
  await hydrate();
  expect(menu).toHaveBeenCalledTimes(1);
});

it('replays a click on a link that folds a group, and leaves modified clicks to the browser', async () => {
  document.body.innerHTML = '<a href="#rows" id="group" aria-expanded="false">Rows</a>';
  load();
  const group = document.getElementById('group');
  const click = (init: MouseEventInit) =>
    group?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect(click({ ctrlKey: true })).toBe(true);
  expect(click({})).toBe(false);
  const clicks = clicksOf('group');
  await hydrate();
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('replays the choice of an option, which React does not notice before', async () => {
  document.body.innerHTML =
    '<label><input type="radio" name="plan" checked>Pro</label>' +
    '<label id="label"><input type="radio" name="plan" id="option">Premium</label>';
  load();
  document.getElementById('label')?.click();
  const option = document.getElementById('option');
  expect(option).not.toBeChecked();
  const clicks = clicksOf('option');
  await hydrate();
  expect(option).toBeChecked();
  expect(clicks).toHaveBeenCalledTimes(1);
});

const TABS = '<ul><li role="tab" tabindex="0">Free</li><li role="tab" tabindex="-1">Pro</li></ul>';

it.each([
  ['click', (tab: HTMLElement) => tab.click()],
  [
    'Enter',
    (tab: HTMLElement) =>
      tab.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      ),
  ],
])('replays a click on a tab by %s on the tab that replaced it', async (_how, pressTab) => {
  document.body.innerHTML = TABS + TABS;
  const tabs = () => document.querySelectorAll<HTMLElement>('[role=tab]');
  load();
  pressTab(tabs()[3]!);
  document.body.innerHTML = `<span role="tab">JavaScript</span>${TABS}${TABS}`;
  const pressed = jest.fn();
  tabs().forEach((tab, index) => tab.addEventListener('click', () => pressed(index)));
  await hydrate();
  expect(pressed.mock.calls).toEqual([[4]]);
});

it('keeps what is typed after the shortcut of the search, although a field has the focus', async () => {
  document.body.innerHTML = '<input id="filter">';
  load();
  const filter = document.querySelector('input')!;
  const typeInFilter = (key: string) =>
    filter.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(typeInFilter('r')).toBe(true);
  press('k', { ctrlKey: true });
  expect(typeInFilter('p')).toBe(false);
  expect(typeInFilter('i')).toBe(false);
  const { heard, stop } = listen();
  await hydrate();
  stop();
  expect(heard).toEqual(['Ctrl+k', 'p', 'i']);
});

it('repeats the choice in a list, which React does not notice before', async () => {
  function Releases() {
    const [release, setRelease] = useState('');
    const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => setRelease(target.value);
    return createElement(
      'label',
      null,
      createElement(
        'select',
        { value: release, onChange },
        createElement('option', { value: '' }, 'Any'),
        createElement('option', { value: '8.9' }, '8.9'),
      ),
      createElement('output', null, release),
    );
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(createElement(Releases));
  document.body.replaceChildren(container);
  load();
  await userEvent.selectOptions(container.querySelector('select')!, '8.9');
  await act(async () => {
    render(createElement(Releases), { container, hydrate: true });
  });
  await hydrate();
  expect(container.querySelector('select')).toHaveValue('8.9');
  expect(container.querySelector('output')).toHaveTextContent('8.9');
});

it('ignores links and clicks after hydration', async () => {
  load();
  const link = document.querySelector('a') as HTMLAnchorElement;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await hydrate();
  const menu = clicksOf('menu');
  document.getElementById('menu')?.click();
  await hydrate();
  expect(menu).toHaveBeenCalledTimes(1);
});

it('replays the search shortcut and the text typed after it, in order', async () => {
  load();
  expect(press('a')).toBe(true);
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(press('r')).toBe(false);
  expect(press('R', { shiftKey: true })).toBe(false);
  expect(press('c', { ctrlKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  const heard: string[] = [];
  const listen = ({ key, ctrlKey }: KeyboardEvent) => heard.push(ctrlKey ? `Ctrl+${key}` : key);
  document.addEventListener('keydown', listen);
  await hydrate();
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual(['Ctrl+k', 'r', 'R']);
});

it('also starts a search with a slash, but not in a field, and not twice', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  const slash = () => new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  load();
  expect(field.dispatchEvent(slash())).toBe(true);
  expect(press('/')).toBe(false);
  expect(press('/')).toBe(false);
  document.addEventListener('keydown', () => field.focus(), { once: true });
  await hydrate();
  expect(field).toHaveValue('/');
});

it('keeps the order of text that is typed during the replay', async () => {
  load();
  press('k', { ctrlKey: true });
  press('r');
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', listen);
  root.setAttribute('data-has-hydrated', 'true');
  while (!heard.includes('k')) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  press('o');
  await replay();
  press('w');
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual(['k', 'r', 'o', 'w']);
});

it('keeps presses and shortcuts during the replay, too', async () => {
  load();
  document.getElementById('menu')?.click();
  const { heard, stop } = listen();
  root.setAttribute('data-has-hydrated', 'true');
  while (heard.length === 0) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  press('k', { ctrlKey: true });
  press('r');
  document.getElementById('other')?.click();
  press('Escape');
  expect(heard).toEqual(['#menu']);
  await replay();
  stop();
  expect(heard).toEqual(['#menu', 'Ctrl+k', 'r', '#other', 'Escape']);
});

it('types into the element that the shortcut has focused', async () => {
  load();
  press('k', { ctrlKey: true });
  press('r');
  press('o');
  press('x');
  press('Backspace');
  press('w');
  const field = document.body.appendChild(document.createElement('input'));
  document.addEventListener('keydown', () => field.focus(), { once: true });
  await hydrate();
  expect(field).toHaveValue('row');
});

it('replaces what is selected, and closes a dialog with Escape', async () => {
  load();
  press('k', { ctrlKey: true });
  press('r');
  press('o');
  document.body.innerHTML = '<dialog open><input value="earlier"></dialog>';
  const dialog = document.querySelector('dialog')!;
  const field = document.querySelector('input')!;
  dialog.close = jest.fn();
  document.addEventListener('keydown', () => (field.focus(), field.select()), { once: true });
  await hydrate();
  expect(field).toHaveValue('ro');
  load();
  press('/');
  press('Escape');
  field.focus();
  await hydrate();
  expect(dialog.close).toHaveBeenCalledTimes(1);
});

it('presses the focused button again with Enter', async () => {
  load();
  document.getElementById('menu')?.click();
  document.getElementById('menu')?.focus();
  press('Enter');
  const menu = clicksOf('menu');
  await hydrate();
  expect(menu).toHaveBeenCalledTimes(2);
});

it('keeps a letter that is typed on a button, and leaves its Enter and Tab to the browser', async () => {
  load();
  const menu = document.getElementById('menu')!;
  const type = (key: string) =>
    menu.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect([type('Enter'), type(' '), type('Tab'), type('f')]).toEqual([true, true, true, false]);
  menu.focus();
  const { heard, stop } = listen();
  await hydrate();
  stop();
  expect(heard).toEqual(['f']);
});

describe('the code of a page', () => {
  const writeText = jest.fn(async () => undefined);
  const copy = (target: Element) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true }),
    );

  beforeEach(() => {
    writeText.mockClear();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    document.body.innerHTML =
      '<figure data-code-block><button id="copy"></button><pre tabindex="0"><code>npm start</code></pre>' +
      '<button id="all"></button></figure><p>Text</p>';
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('is copied at once with Ctrl+C, and the page confirms it', async () => {
    load();
    expect(copy(document.querySelector('pre')!)).toBe(false);
    expect(writeText.mock.calls).toEqual([['npm start']]);
    const clicks = clicksOf('copy');
    await hydrate();
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('is copied at once by its button, and not confirmed once the browser refuses it', async () => {
    Object.defineProperty(navigator, 'userActivation', {
      value: { isActive: false },
      configurable: true,
    });
    load();
    document.getElementById('copy')?.click();
    document.getElementById('all')?.click();
    expect(writeText.mock.calls).toEqual([['npm start']]);
    const [clicks, others] = [clicksOf('copy'), clicksOf('all')];
    await hydrate();
    expect(clicks).not.toHaveBeenCalled();
    expect(others).toHaveBeenCalledTimes(1);
  });

  it('is left alone if something is selected', async () => {
    load();
    getSelection()?.selectAllChildren(document.querySelector('p')!);
    expect(copy(document.querySelector('pre')!)).toBe(true);
    getSelection()?.removeAllRanges();
    expect(copy(document.body)).toBe(true);
    await hydrate();
    expect(writeText).not.toHaveBeenCalled();
  });
});

it('goes on with the text of a field that is rendered again while it is typed', async () => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input')!;
  load();
  await userEvent.type(field, 'pin');
  field.value = '';
  // Browsers dispatch it after `keydown`, and then enter the letter where the caret is.
  fireEvent(field, new InputEvent('beforeinput', { bubbles: true, data: 'n' }));
  expect(field).toHaveValue('pin');
  await userEvent.type(field, 'ned');
  expect(field).toHaveValue('pinned');
  const onInput = jest.fn();
  field.addEventListener('input', () => onInput(field.value));
  field.value = '';
  await hydrate();
  expect(onInput.mock.calls).toEqual([['pinned']]);
});

it.each([
  ['', false],
  [' that has been rendered again meanwhile', true],
])('reports text in a field to React%s', async (_case, rendersAgain) => {
  const onChange = jest.fn();
  function Filter() {
    const [value, setValue] = useState('');
    const [, renderAgain] = useState(false);
    useEffect(() => renderAgain(rendersAgain), []);
    return createElement('input', {
      value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        onChange(target.value);
        setValue(target.value);
      },
    });
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(createElement(Filter));
  document.body.append(container);
  const field = container.querySelector('input') as HTMLInputElement;
  load();
  fireEvent.input(field, { target: { value: 'row' } });
  render(createElement(Filter), { container, hydrate: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue(rendersAgain ? '' : 'row');
  await hydrate();
  expect(onChange.mock.calls).toEqual([['row']]);
  expect(field).toHaveValue('row');
});

it('leaves the slash to the page if the reader has turned it off', async () => {
  load();
  localStorage.setItem('docs-slash-key', 'off');
  expect(press('/')).toBe(true);
  expect(press('a')).toBe(true);
  localStorage.removeItem('docs-slash-key');
  expect(press('/')).toBe(false);
  await hydrate();
});
