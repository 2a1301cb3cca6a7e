/**
 * Sends fields to another site as a form in a new tab: the way sandboxes take a whole project.
 * The form lives only for the submission.
 */
export function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.target = '_blank';
  form.rel = 'noopener';
  form.action = action;
  form.hidden = true;
  Object.entries(fields).forEach(([name, value]) => {
    // A text area keeps line breaks, which a hidden input would normalize away.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  });
  document.body.append(form);
  form.submit();
  form.remove();
}
