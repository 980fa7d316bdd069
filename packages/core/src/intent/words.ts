/** Words of one sentence: `words` as said, without punctuation, lower case. */
const clean = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1\u0001')
    .replace(/[^a-z0-9'\u0001]+/g, ' ')
    .replaceAll('\u0001', '.')
    .trim()

/** Longer than this nobody speaks in one breath; what follows is not read. */
const MOST_WORDS = 80

/** The words of a sentence in lower case, without accents and punctuation; apostrophes stay inside words. */
export const spokenWords = (text: string): readonly string[] =>
  clean(text.slice(0, 2000))
    .split(/\s+/)
    .map((word) => word.replace(/^'+|'+$/g, '').replace(/([a-z])\1{2,}/g, '$1'))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** What is run together in speech or by a recogniser, and what it stands for. Applied in order. */
const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon'?t\b/g, 'will not'],
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bain'?t\b/g, 'is not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(i|we|you|they)'?ve\b/g, '$1 have'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(?:theyre|they re)\b/g, 'they are'],
  [/\byoure\b/g, 'you are'],
  // A recogniser drops the apostrophe of "we're".
  [
    /(^| )were (lost|stuck|hurt|injured|trapped|stranded|out of|in trouble|broke down|not|done|all|on|in|at|going)\b/g,
    '$1we are $2',
  ],
  [/\b(he|she|it|that|there|what|where|who|how|somebody|someone|everybody|nobody|buddy|friend|here)s\b/g, '$1 is'],
  [/\b([a-z]+)'s\b/g, '$1 is'],
  [/\b(i|we|you|he|she|they|it)'?ll\b(?! )/g, '$1 will'],
  [/\b(i|we|you|he|she|they|it|that|there|this|who|what)'ll\b/g, '$1 will'],
  [/\b(i|we|you|he|she|they)'d\b/g, '$1 would'],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\bkinda\b/g, 'kind of'],
  [/\b(someone|somebody|anyone|anybody|nobody|everybody|everyone) else\b/g, '$1'],
  [/\bno one\b/g, 'nobody'],
  [/\bnine one one\b|\b9 1 1\b|\b9 11\b/g, '911'],
  [/\bs o s\b/g, 'sos'],
  [/\bmay day\b/g, 'mayday'],
  [/\b(?:4|for|four) ?wheelers?\b/g, 'fourwheeler'],
  [/\b(?:4|for|four) (?:by|x) ?(?:4|for|four)\b|\b4 ?x ?4s?\b/g, 'fourbyfour'],
  [/\b(?:four|4) ?wheel ?drive\b|\b4wd\b/g, 'fourwheeldrive'],
  [/\bside ?by ?sides?\b|\bs ?x ?s\b|\bsxs\b/g, 'sidebyside'],
  [/\boff ?roading\b/g, 'offroading'],
  [/\boff ?road\b/g, 'offroad'],
  [/\bcan ?ams?\b/g, 'canam'],
  [/\b(?:wreck|crash) ed\b/g, 'wrecked'],
  [/\bcamp ground(s?)\b/g, 'campground$1'],
  [/\bcamp site(s?)\b/g, 'campsite$1'],
  [/\bwater fall(s?)\b/g, 'waterfall$1'],
  [/\btrail head\b/g, 'trailhead'],
  [/\bover heat/g, 'overheat'],
  [/\bsnake bite/g, 'snakebite'],
  [/\btyre/g, 'tire'],
  [/\bhigh ?centered\b|\bhi centered\b/g, 'highcentered'],
]

/** The sentence with contractions written out and the machines' names in one word each. */
export const expand = (said: string): string =>
  EXPANSIONS.reduce((text, [pattern, full]) => text.replace(pattern, full), said)
    .replace(/\s+/g, ' ')
    .trim()

/** One pattern of many words or word groups, matched on word boundaries. `_` in a group stands for up to three words. */
const pattern = (groups: readonly string[]): string =>
  `(?<![a-z0-9@'])(?:${groups.join('|').replaceAll(' _ ', " (?:[a-z0-9@.']+ ){0,3}")})(?![a-z0-9'])`
export const anyOf = (...groups: readonly string[]): RegExp => new RegExp(pattern(groups))

/** The same, to take out every place where it fits. */
export const everyOf = (...groups: readonly string[]): RegExp => new RegExp(pattern(groups), 'g')
