import * as z from 'zod';
import { isSafeLink, type Announcement } from '../../shared/announcements';
import { parseJson } from '../../../base/node/author-errors';

const day = z.iso.date('expected a day such as 2026-03-14');

const announcementSchema = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1).max(80),
  text: z.string().min(1).max(400),
  date: day,
  until: day.optional(),
  language: z.enum(['en', 'zh']).optional(),
  link: z
    .string()
    .refine(isSafeLink, 'expected an http(s) address or a path of this site')
    .optional(),
  banner: z.boolean().optional(),
});

const fileSchema = z
  .strictObject({ announcements: z.array(announcementSchema) })
  .superRefine(({ announcements }, context) => {
    const seen = new Set<number>();
    announcements.forEach(({ id }, index) => {
      if (seen.has(id)) {
        const message = `${id} is there twice`;
        context.addIssue({ code: 'custom', path: ['announcements', index, 'id'], message });
      }
      seen.add(id);
    });
  });

/**
 * Parses the announcements file strictly.
 *
 * @param name the file name in error messages
 * @throws an error that names the file and each invalid field
 */
export function checkAnnouncements(json: string, name: string): Announcement[] {
  const value = parseJson(json, name);
  const result = fileSchema.safeParse(value);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`,
    );
    throw new Error(
      `${name} is wrong:\n${problems.join('\n')}\nCorrect the file; MAINTAINING.md describes its fields.`,
    );
  }
  return result.data.announcements;
}
