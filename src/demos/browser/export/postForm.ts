/**
 * Posts fields to another site in a new tab, as sandboxes require for whole projects. The form is
 * removed after submission.
 */
export function postForm(action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.target = '_blank';
  form.rel = 'noopener';
  form.action = action;
  form.hidden = true;
  Object.entries(fields).forEach(([name, value]) => {
    // A text area keeps line breaks, which a hidden input would normalize.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  });
  document.body.append(form);
  form.submit();
  form.remove();
}
