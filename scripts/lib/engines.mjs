import fs from 'node:fs';
import { installSystemPackages } from './systemPackages.mjs';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}`);

/**
 * What the tests of other engines drive: where each program may be, and Debian's package of it, by the
 * variable that tells the tests where it is.
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

/** Where the programs are that are there, by variable. What the operator has set comes first. */
function findPrograms() {
  const found = Object.entries(PROGRAMS).map(([variable, { places }]) => [
    variable,
    [process.env[variable], ...places].find((place) => place && fs.existsSync(place)),
  ]);
  return Object.fromEntries(found.filter(([, place]) => place !== undefined));
}

/**
 * Installs Firefox and WebKit where they are missing and the system has apt. The tests of an engine that
 * is missing nevertheless are skipped, with that reason.
 *
 * @returns {Promise<Record<string, string>>} where the programs are, by variable
 */
export async function ensureEngines() {
  const present = findPrograms();
  const missing = Object.keys(PROGRAMS).filter((variable) => !present[variable]);
  if (missing.length > 0) {
    await installSystemPackages(...missing.map((variable) => PROGRAMS[variable].package));
  }
  return findPrograms();
}
