import { firstSentence } from './plainText';

const TEXT_LENGTH = 110;
const SENTENCE_START = /(?<=[.!?])\s+(?=["'(]?[\p{Lu}\p{N}`])/u;

/**
 * The sentence of a text that contains a name, truncated if it is too long, or the first sentence
 * if none does.
 */
export function sentenceWith(text: string, name: string): string {
  const sentences = text.split(SENTENCE_START);
  const sentence = sentences.find((part) => part.includes(name)) ?? sentences[0] ?? '';
  return firstSentence(sentence, TEXT_LENGTH);
}
