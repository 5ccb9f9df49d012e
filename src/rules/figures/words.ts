import { WordSet } from '../text/words.ts';

/** Words that end the noun phrase after a number: articles, prepositions, conjunctions, pronouns, verbs, adverbs. */
export const STOP_WORDS = new WordSet(
  `
  a an the this that these those and or nor but plus minus of in on at to from for with without within over under by per as
  than then through via across between among against into onto upon about after before until till since during while when
  where which who whom whose what how why if unless because so such it its it's they them their you your we our us he she
  is are was were be been being am can could may might must shall should will would do does did done has have had having
  not no only also too just even still yet already again once twice each every all both any some most less fewer
  either neither up down out off here there now later ago long longer away else instead together ever
  get gets give gives given allow allows include includes included including come comes cost costs cover covers need needs
  take takes keep keeps kept last lasts run running hold holds add adds share shared stop stops stay stays
  expire expires start begin begins apply applies make makes made use used using pay pays paid charge charged
  count counts go goes reset resets renew renews send let lets work works fit fits store stored bill billed
  offer offers set forever total min max minimum maximum lifetime overall old free etc except versus vs available
  required support supports supported receive receives contain contains one-time one-off
  monthly daily weekly yearly annually hourly annual quarterly unlimited limited
`,
);

/** Nouns whose singular ends in s. */
const SINGULAR_S = new WordSet(
  `
  access address alias analysis analytics aws basis bonus business bus campus canvas census class cms compass corpus cors
  cross css dns dos express focus gas gps graphics https ios kubernetes lens less loss mass metrics-as-code macos news ops
  os plus postgres press previous process progress redis rss saas sales series serverless sms sms statistics status sass
  success tls various virus vps windows wireless paas iaas ssis this thus its plus always us bias wordpress express gross
  devops finops mlops nodejs js ts vs nats kms rds sqs sns eks ecs gcs tts
`,
);
/** Words whose singular the endings do not give, and abbreviations. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `
  people = person, indices = index, vertices = vertex, matrices = matrix, children = child, men = man, women = woman,
  aliases = alias, buses = bus, canvases = canvas, statuses = status, bonuses = bonus, analyses = analysis, caches =
  cache, movies = movie, cookies = cookie, maus mau = monthly active user, mtus mtu = monthly tracked user, dau daus =
  daily active user, reqs req = request, hrs hr = hour, mins = minute, secs = second, e-mails e-mail = email, repos
  repo = repository, organizations organization orgs org = organisation, pageviews pageview = page view
`
    .split(',')
    .flatMap((group) => {
      const [words = '', one = ''] = group.trim().replace(/\s+/g, ' ').split(' = ');
      return words.split(' ').map((word) => [word, one] as const);
    }),
);

/** A lower-case word in the singular, with the usual abbreviations written out. */
export function singular(word: string): string {
  const hyphen = word.lastIndexOf('-');
  if (hyphen > 0 && !IRREGULAR.has(word)) return `${word.slice(0, hyphen + 1)}${singular(word.slice(hyphen + 1))}`;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (!isPlural(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh|zz)es$/.test(word)) return word.slice(0, word.endsWith('ses') && !word.endsWith('sses') ? -1 : -2);
  return word.slice(0, -1);
}

/** A thing in the singular, in the plural: `queries`, `aliases`, `branches`. */
export function plural(thing: string): string {
  if (/(?:sms|series)$/.test(thing)) return thing;
  return `${thing
    .replace(/(?<![aeiou])y$/, 'ie')
    .replace(/sis$/, 'se')
    .replace(/(?:[sx]|ch|sh)$/, '$&e')}s`;
}

/** "access", "vendor's", "continuous" */
const NO_PLURAL_END = /(?:ss|'s|ous)$/;

/** Whether a lower-case word looks like a plural noun. */
export function isPlural(word: string): boolean {
  const last = word.slice(word.lastIndexOf('-') + 1);
  if (last === 'people' || last === 'children') return true;
  return last.length > 2 && last.endsWith('s') && !NO_PLURAL_END.test(last) && !SINGULAR_S.has(last);
}
