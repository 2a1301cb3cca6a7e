/** Smallest major of Node.js that the site builds with; package.json says the same under `engines`. */
export const MINIMUM_NODE_MAJOR = 20;

/** @param {string} version such as `20.11.0` */
export function nodeVersionProblem(version) {
  const major = Number(version.split('.')[0]);
  return major >= MINIMUM_NODE_MAJOR
    ? null
    : `This project needs Node.js ${MINIMUM_NODE_MAJOR} or newer, but this is ${version}. ` +
        'Install a current version from https://nodejs.org and run the command again.';
}

/** Ends the process with a clear message when Node.js is too old. */
export function assertNodeVersion(version) {
  const problem = nodeVersionProblem(version);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
