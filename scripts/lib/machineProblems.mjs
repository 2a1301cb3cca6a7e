import fs from 'node:fs';
import path from 'node:path';

/** The tasks that start the bundler, or a check that does. */
const BUNDLING = new Set(['start', 'build', 'test', 'test:full', 'scale', 'sizes']);

/** Less free space than this is a full disk: a build of the current major takes twice as much. */
const MIN_FREE_MB = 64;

/**
 * Why a task can't run in a folder, or null.
 *
 * @param {string} task
 * @param {string} folder the root of the project
 * @returns {string | null} a sentence with a remedy
 */
export function folderProblem(task, folder) {
  if (!BUNDLING.has(task)) {
    return null;
  }
  const mark = /[#?!]/.exec(folder)?.[0];
  if (mark) {
    return `The folder ${folder} has "${mark}" in its path, which the bundler reads as the end of a file name. Rename or move the folder, and run the command again.`;
  }
  try {
    // Also on a disk that is mounted for reading, where permissions say nothing.
    const probe = fs.mkdtempSync(path.join(folder, '.write-'));
    fs.rmdirSync(probe);
    return diskProblem(folder);
  } catch (error) {
    return describeFileError(error);
  }
}

/**
 * Says that the disk of a folder is full, or returns null.
 *
 * @param {string} folder
 * @param {number} [minimum] free space that is enough, in MB
 */
export function diskProblem(folder, minimum = MIN_FREE_MB) {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return free < minimum
    ? `The disk of ${folder} is full: ${free} MB are free. Free some space, and run the command again.`
    : null;
}

/**
 * Explains an error of the file system, or returns its message.
 *
 * @param {unknown} error
 */
export function describeFileError(error) {
  const { code, path: file = 'the project' } = Object(error);
  switch (code) {
    case 'ENOSPC':
      return `The disk is full: ${file} can't be written. Free some space, and run the command again.`;
    case 'EROFS':
      return `${file} can't be written, because its disk is read-only. Use a copy of the project on another disk.`;
    case 'EACCES':
    case 'EPERM':
      return `${file} can't be written or read by this user. Change its owner or permissions, and run the command again.`;
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
