/** The minimum Node.js major, which must match `engines` in package.json. */
export const MINIMUM_NODE_MAJOR = 20;

/** @param {string} version such as `20.11.0` */
export function nodeVersionProblem(version) {
  const major = Number(version.split('.')[0]);
  return major >= MINIMUM_NODE_MAJOR
    ? null
    : `This project needs Node.js ${MINIMUM_NODE_MAJOR} or newer, but this is ${version}. ` +
        'Install a current version from https://nodejs.org and run the command again.';
}

/** Exits with a clear message if Node.js is too old. */
export function assertNodeVersion(version) {
  const problem = nodeVersionProblem(version);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
