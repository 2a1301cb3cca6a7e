import verbs from './verbs.json';

/** A sentence that the writing guide words differently. */
export interface SentenceMatch {
  /** The words that the message points at. */
  readonly at: string;
  readonly found: string;
  readonly fix: string;
  /** Index of `at` in the text. */
  readonly offset: number;
}

/** Where a sentence ends: at a period before a capital letter, code, or a quote. */
const SENTENCE_END = /(?<=[.!?:])\s+(?=[\p{Lu}¤"“])/u;

/** "When users scroll, …": the comma after such a clause is right. */
const OPENING =
  /^(?:After|Although|As|At|Because|Before|By|During|For|From|Here|If|In|Instead|On|Once|Otherwise|Since|So|Then|To|Under|Unless|Until|When|Where|While|With|Without)\b[^,]*, /;

/** After these, a comma can show where a clause, or a pair of objects, inside the sentence ends. */
const NESTED = /\b(?:and|as|because|if|or|that|when|where|which|while|who|whose)\b/;

const ADVERB =
  '(?:also |always |even |immediately |never |no longer |not |often |only |still |then )?';
/** What follows a verb, where the same word could be a noun. */
const OBJECT = '(?= (?:¤|(?:a|all|an|any|each|every|it|its|no|one|only|the|their|them|your)\\b))';
const VERB = `(?:${verbs.only.join('|')})\\b|(?:${verbs.alsoNouns.join('|')})${OBJECT}`;
const SECOND_VERB = new RegExp(`, (?:and|but|or) ${ADVERB}(?:${VERB})`);

const PURPOSE = /^To [a-z]+ /;

interface Sentence {
  readonly text: string;
  readonly offset: number;
}

function sentencesOf(text: string): Sentence[] {
  let offset = 0;
  return text.split(SENTENCE_END).map((sentence) => {
    const start = text.indexOf(sentence, offset);
    offset = start + sentence.length;
    return { text: sentence, offset: start };
  });
}

/** A comma between a subject and its second verb: "The grid sorts the rows, and keeps their ids." */
function commaMatches({ text, offset }: Sentence): SentenceMatch[] {
  const skipped = OPENING.exec(text)?.[0].length ?? 0;
  const match = SECOND_VERB.exec(text.slice(skipped));
  const before = text.slice(skipped, skipped + (match?.index ?? 0));
  // The comma is right in a list of verbs, and in a question: "Who left, and is anyone back?"
  const isList = /[,;:]/.test(before) || !before.includes(' ');
  if (match === null || isList || NESTED.test(before) || text.endsWith('?')) {
    return [];
  }
  const at = match[0].slice(2);
  return [
    {
      at,
      found: `A comma separates "${at}" from its subject.`,
      fix: 'Leave the comma out, or repeat the subject: "and it …".',
      offset: offset + skipped + match.index + 2,
    },
  ];
}

/** Two sentences of one paragraph that open with a purpose: "To sort rows, … To filter them, …" */
function purposeMatches(sentences: readonly Sentence[]): SentenceMatch[] {
  return sentences
    .filter(({ text }) => PURPOSE.test(text))
    .slice(1)
    .map(({ text, offset }) => ({
      at: `${text.split(' ').slice(0, 2).join(' ')} …`,
      found: 'Another sentence of this paragraph opens with "To …" as well.',
      fix: 'Open this one with the prop, "`open` shows …", or with the action, "Set `open` to …".',
      offset,
    }));
}

/**
 * Finds sentences that read like a template.
 *
 * @param text A paragraph, in which a placeholder replaces code.
 */
export function findSentences(text: string): SentenceMatch[] {
  const sentences = sentencesOf(text);
  return [...sentences.flatMap(commaMatches), ...purposeMatches(sentences)].sort(
    (a, b) => a.offset - b.offset,
  );
}
