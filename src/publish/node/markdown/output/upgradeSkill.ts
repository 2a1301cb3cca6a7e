import fs from 'node:fs/promises';
import path from 'node:path';
import type { LinkSite } from '../page/links';
import type { TextFile } from './llmsFiles';

/** Its address, below the base URL. */
export const SKILL_PATH = 'skills/mui-x-upgrade/SKILL.md';

/** A skill (agentskills.io) with which assistants upgrade a project, for the address of this site. */
export async function upgradeSkill(siteDir: string, { siteUrl }: LinkSite): Promise<TextFile> {
  const file = path.join(siteDir, 'data', SKILL_PATH);
  const text = await fs.readFile(file, 'utf8');
  return { path: SKILL_PATH, text: text.replaceAll('{siteUrl}', siteUrl) };
}
