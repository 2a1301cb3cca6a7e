import fc from 'fast-check';
import { encodeFeedback, FeedbackError, parseFeedback, type FeedbackPayload } from './index';

const payload: FeedbackPayload = {
  callback_id: 'send_feedback',
  rating: 0,
  comment: 'The second example & its “code” differ.\n+1',
  currentLocationURL: 'https://docs.example.com/x/react-charts/bars/?a=1#basics',
  commentSectionURL: 'https://docs.example.com/x/react-charts/bars/#basics',
  commentSectionTitle: 'Basics',
  githubRepo: 'https://github.com/example/docs',
  productId: 'x-charts',
};
const encode = (change: object) =>
  `payload=${encodeURIComponent(JSON.stringify({ ...payload, ...change }))}`;

it('parses what the browser sends', () => {
  expect(parseFeedback(encodeFeedback(payload))).toEqual(payload);
});

it('omits invalid fields', () => {
  expect(parseFeedback(encode({ token: 'secret', __proto__: { a: 1 } }))).toEqual(payload);
});

it.each([
  ['', 'The body has no field "payload". Expected: payload=<JSON>.'],
  ['payload=%7B', 'The field "payload" is not JSON.'],
  ['payload=[]', 'The field "payload" must be a JSON object.'],
  [encode({ callback_id: 'x' }), 'Field "callback_id": expected "send_feedback", found "x".'],
  [encode({ rating: 5 }), 'Field "rating": expected 0, 1 or null, found 5.'],
  [encode({ rating: undefined }), 'Field "rating": expected 0, 1 or null, found nothing.'],
  [encode({ comment: 7 }), 'Field "comment": expected text of 10000 characters at most, found 7.'],
  [encode({ rating: null, comment: ' ' }), 'Expected a rating or a comment; there is neither.'],
  [
    encode({ currentLocationURL: 'javascript:alert(1)' }),
    'Field "currentLocationURL": expected an http or https address, found "javascript:alert(1)".',
  ],
])('rejects %j', (body, message) => {
  expect(() => parseFeedback(body)).toThrow(new FeedbackError(message));
});

it('rejects a comment of a megabyte without repeating it', () => {
  const read = () => parseFeedback(encode({ comment: 'x'.repeat(1_000_000) }));
  expect(read).toThrow(/^Field "comment"/);
  expect(read).toThrow(expect.objectContaining({ message: expect.stringMatching(/^.{0,200}$/s) }));
});

it('never throws another error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json().map((json) => `payload=${encodeURIComponent(json)}`),
      ),
      (body) => {
        try {
          parseFeedback(body);
        } catch (error) {
          expect(error).toBeInstanceOf(FeedbackError);
        }
      },
    ),
  );
});
