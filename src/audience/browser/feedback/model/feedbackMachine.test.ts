import fc from 'fast-check';
import {
  feedbackReducer,
  INITIAL_FEEDBACK,
  parseRating,
  type FeedbackAction,
} from './feedbackMachine';

const section = { hash: 'basics', title: 'Basics' };
const run = (...actions: FeedbackAction[]) => actions.reduce(feedbackReducer, INITIAL_FEEDBACK);
const write = (comment: string): FeedbackAction => ({ type: 'write', comment });
const LONG = 'The example is out of date';

it('opens for a rating and for a section', () => {
  expect(run({ type: 'rate' })).toMatchObject({ isOpen: true, section: null });
  expect(run({ type: 'comment-on', section })).toMatchObject({ isOpen: true, section });
});

it('explains why a short comment is not sent, until it changes', () => {
  const short = run({ type: 'rate' }, write('Too short'), { type: 'submit' });
  expect(short).toMatchObject({ status: 'too-short', comment: 'Too short', isOpen: true });
  expect(feedbackReducer(short, write('Too short!')).status).toBe('idle');
});

it('ignores spaces and empty comments', () => {
  expect(run({ type: 'rate' }, { type: 'submit' }).status).toBe('too-short');
  expect(run({ type: 'rate' }, write(' '.repeat(20)), { type: 'submit' }).status).toBe('too-short');
  expect(run({ type: 'rate' }, write('0123456789'), { type: 'submit' }).status).toBe('sending');
});

it('sends nothing from a closed form', () => {
  expect(run(write(LONG), { type: 'submit' }).status).toBe('idle');
});

it('ignores everything else while sending', () => {
  const sending = run({ type: 'rate' }, write(LONG), { type: 'submit' });
  for (const action of [
    { type: 'submit' },
    { type: 'cancel' },
    write('x'),
    { type: 'rate' },
  ] as const) {
    expect(feedbackReducer(sending, action)).toBe(sending);
  }
});

it('keeps the text and the section if sending fails, and can retry', () => {
  const failed = run(
    { type: 'comment-on', section },
    write(LONG),
    { type: 'submit' },
    { type: 'respond', status: 'failed' },
  );
  expect(failed).toEqual({ isOpen: true, section, comment: LONG, status: 'failed' });
  expect(feedbackReducer(failed, { type: 'submit' }).status).toBe('sending');
});

it('is empty and closed after a comment was sent or queued', () => {
  for (const status of ['sent', 'queued'] as const) {
    const done = run(
      { type: 'rate' },
      write(LONG),
      { type: 'submit' },
      { type: 'respond', status },
    );
    expect(done).toEqual({ ...INITIAL_FEEDBACK, status });
    expect(feedbackReducer(done, { type: 'dismiss' })).toEqual(INITIAL_FEEDBACK);
  }
});

it('drops the section but not the text when canceled', () => {
  expect(run({ type: 'comment-on', section }, write(LONG), { type: 'cancel' })).toEqual({
    isOpen: false,
    section: null,
    comment: LONG,
    status: 'idle',
  });
});

it('never sends without an open form and a real comment, in any sequence', () => {
  const action = fc.oneof(
    fc.constantFrom<FeedbackAction>(
      { type: 'rate' },
      { type: 'submit' },
      { type: 'cancel' },
      { type: 'dismiss' },
      { type: 'respond', status: 'failed' },
      { type: 'respond', status: 'sent' },
      { type: 'comment-on', section },
    ),
    fc.string({ maxLength: 14 }).map(write),
  );
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      const state = run(...actions);
      if (state.status === 'sending') {
        expect(state.isOpen && state.comment.trim().length >= 10).toBe(true);
      }
    }),
  );
});

it('parses ratings', () => {
  expect(['0', '1', '2', '', null].map(parseRating)).toEqual([0, 1, null, null, null]);
});
