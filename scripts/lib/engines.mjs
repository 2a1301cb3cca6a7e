import fs from 'node:fs';
import { installSystemPackages } from './systemPackages.mjs';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}`);

/**
 * The programs that drive other engines, by the environment variable of their path, with their
 * usual paths and Debian packages.
 */
const PROGRAMS = {
  FIREFOX_PATH: {
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    package: 'firefox-esr',
  },
  WEBKIT_DRIVER_PATH: { places: ['/usr/bin/WebKitWebDriver'], package: 'webkit2gtk-driver' },
  MINI_BROWSER_PATH: {
    places: LIBRARIES.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
    package: 'libwebkit2gtk-4.1-0',
  },
  XVFB_PATH: { places: ['/usr/bin/Xvfb'], package: 'xvfb' },
};

/**
 * The paths of the installed programs, by variable. Variables that are already set take precedence.
 */
function findPrograms() {
  const found = Object.entries(PROGRAMS).map(([variable, { places }]) => [
    variable,
    [process.env[variable], ...places].find((place) => place && fs.existsSync(place)),
  ]);
  return Object.fromEntries(found.filter(([, place]) => place !== undefined));
}

/**
 * Installs Firefox and WebKit if they are missing and the system has apt. If an engine can't be
 * installed, its tests are skipped with that reason.
 *
 * @returns {Promise<Record<string, string>>} the paths of the programs, by variable
 */
export async function ensureEngines() {
  const present = findPrograms();
  const missing = Object.keys(PROGRAMS).filter((variable) => !present[variable]);
  if (missing.length > 0) {
    await installSystemPackages(...missing.map((variable) => PROGRAMS[variable].package));
  }
  return findPrograms();
}
