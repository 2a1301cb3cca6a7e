import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { messageTemplate } from '../../../api/node/error-codes';
import { createDiskCache } from '../../../base/node/cache';

/** A message that a package throws or logs. */
export interface PackageMessage {
  readonly package: string;
  /** The first line, with `…` for what differs. */
  readonly text: string;
  /** The other lines, which say what to do. */
  readonly advice: string;
}

/** Functions whose argument is a message. */
const REPORTS =
  /(?:^|\.)(?:Error|TypeError|RangeError|warnOnce|console\.(?:error|warn)|buildWarning|showError)$/;

/** Shorter messages are words that many texts contain. */
const MIN_LENGTH = 30;

/** Parses the messages of a module. */
export function parseMessages(code: string): Omit<PackageMessage, 'package'>[] {
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.ES2022, true);
  const found: Omit<PackageMessage, 'package'>[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.arguments?.[0]) {
      const message = REPORTS.test(node.expression.getText())
        ? messageTemplate(node.arguments[0], '…')
        : '';
      const [text = '', ...advice] = (message ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^\*+$/.test(line));
      if (text.replaceAll('…', '').length >= MIN_LENGTH) {
        found.push({ text, advice: advice.join(' ') });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function messagesOf(dir: string, name: string): PackageMessage[] {
  const modules = fs
    .readdirSync(path.join(dir, 'esm'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(dir, 'esm', file), 'utf8'))
    .filter((text) => /new \w*Error\(|warnOnce\(|console\.|showError\(/.test(text));
  return modules.flatMap((text) => parseMessages(text).map((row) => ({ package: name, ...row })));
}

/** The messages that packages throw and log, each once, cached by version. */
export function readMessages(
  siteDir: string,
  packages: readonly { readonly name: string; readonly version: string }[],
): PackageMessage[] {
  const cache = createDiskCache<PackageMessage[]>({
    siteDir,
    name: 'package-messages',
    code: ['src/upgrade/node/check-data/readMessages.ts'],
  });
  return cache.getSync(packages, () => {
    const all = packages.flatMap(({ name }) =>
      messagesOf(path.join(siteDir, 'node_modules', name), name),
    );
    return [...new Map(all.reverse().map((row) => [row.text, row])).values()];
  });
}
