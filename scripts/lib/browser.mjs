import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { runBin } from './process.mjs';
import { installSystemPackages } from './systemPackages.mjs';

/** The usual paths of Chrome and Chromium, by platform. */
const KNOWN_PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

function starts(executable) {
  try {
    execFileSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function installedBrowser() {
  const playwright = createRequire(import.meta.url)('playwright-core');
  const candidates = [
    process.env.CHROME_PATH,
    ...(KNOWN_PLACES[process.platform] ?? []),
    playwright.chromium.executablePath(),
  ];
  return candidates.find((file) => file && fs.existsSync(file) && starts(file));
}

/**
 * Finds a browser for the tests: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's, or
 * the system's package.
 *
 * @returns {Promise<string>} the path of the executable
 */
export async function ensureBrowser() {
  const found = installedBrowser();
  if (found) {
    return found;
  }
  console.log("No Chrome or Chromium found: installing Playwright's …");
  await runBin('playwright', ['install', 'chromium']);
  if (!installedBrowser() && process.platform === 'linux') {
    console.log('That did not work: installing the system package …');
    await installSystemPackages('chromium');
  }
  const installed = installedBrowser();
  if (!installed) {
    throw new Error(
      'The browser tests need Chrome or Chromium, and none could be installed. ' +
        'Install one and set CHROME_PATH to its executable, then run the command again.',
    );
  }
  return installed;
}

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Headless Chromium. The engine is the same, but a test takes half the time, because each gets a
 * separate profile, which the full browser is slow to create. If it's missing, root installs the
 * system's package, which needs no password.
 *
 * @returns {Promise<string | undefined>} the path of the executable; if undefined, tests run in the full browser
 */
export async function ensureHeadlessShell() {
  if (process.env.HEADLESS_SHELL_PATH) {
    return process.env.HEADLESS_SHELL_PATH;
  }
  const isRoot = process.getuid?.() === 0;
  if (!fs.existsSync(HEADLESS_SHELL) && isRoot) {
    await installSystemPackages('chromium-headless-shell');
  }
  return fs.existsSync(HEADLESS_SHELL) && starts(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}
