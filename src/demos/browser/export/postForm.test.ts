/** @jest-environment jsdom */
import { postForm } from './postForm';

describe('postForm', () => {
  it('posts the fields in a new tab and removes the form', () => {
    const submitted: HTMLFormElement[] = [];
    HTMLFormElement.prototype.submit = function submit() {
      submitted.push(this);
    };

    postForm('https://sandbox.example/run', { title: 'Basic', code: 'a\nb' });

    const form = submitted[0]!;
    expect(form).toMatchObject({ method: 'post', target: '_blank' });
    expect(form.action).toBe('https://sandbox.example/run');
    const fields = Array.from(form.querySelectorAll('textarea'), ({ name, value }) => [
      name,
      value,
    ]);
    expect(fields).toEqual([
      ['title', 'Basic'],
      ['code', 'a\nb'],
    ]);
    expect(document.querySelector('form')).toBeNull();
  });
});
