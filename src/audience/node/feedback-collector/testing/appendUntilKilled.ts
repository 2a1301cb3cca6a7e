/** Appends entries and prints each accepted one, until its process is killed. */
import { openFeedbackStore } from '../feedbackStore';

async function main(): Promise<void> {
  const store = await openFeedbackStore(process.argv[2] ?? '');
  const comment = 'long enough to be torn '.repeat(200);
  for (;;) {
    const burst = Array.from({ length: 5 }, () =>
      store.append({
        callback_id: 'send_feedback',
        rating: 0,
        comment,
        currentLocationURL: 'https://docs.example.com/x/',
        commentSectionURL: 'https://docs.example.com/x/#',
        commentSectionTitle: '',
        githubRepo: '',
        productId: 'x',
      }),
    );
    for (const { id } of await Promise.all(burst)) {
      process.stdout.write(`${id}\n`);
    }
  }
}

void main();
