/** A question of a user, the calls by which an agent answers it, and what the last of them has to show. */
export interface AgentTask {
  readonly task: string;
  readonly calls: readonly { readonly tool: string; readonly arguments: Readonly<Record<string, unknown>> }[];
  /** The list of the last result whose first three entries are read. */
  readonly list: string;
  /** Any of these is a right answer; each is text that one of the three entries holds. */
  readonly answers: readonly string[];
}

const search = (query: string, more: Readonly<Record<string, unknown>> = {}) => ({
  tool: 'search_offers',
  arguments: { query, ...more },
});

/** The answers are general knowledge of the products, not read off the results. */
export const TASKS: readonly AgentTask[] = [
  {
    task: 'I want serverless Postgres that costs nothing.',
    calls: [search('serverless postgres')],
    list: 'offers',
    answers: ['"Neon"'],
  },
  {
    task: 'What can I move to from Heroku?',
    calls: [search('heroku alternative')],
    list: 'offers',
    answers: ['"Render"', '"Railway"', '"Fly.io"', '"Koyeb"', '"Northflank"'],
  },
  {
    task: 'My app sends 3,000 emails a month. Who does that for free?',
    calls: [search('transactional email', { limits: { emails: '3000/month' } })],
    list: 'offers',
    answers: ['"Resend"', '"Brevo"', '"MailerSend"'],
  },
  {
    task: 'Is PlanetScale still free?',
    calls: [{ tool: 'get_vendor', arguments: { vendor: 'PlanetScale' } }],
    list: 'changes',
    answers: ['free_tier_removed'],
  },
  {
    task: 'When did Heroku end its free dynos?',
    calls: [{ tool: 'recent_changes', arguments: { vendors: 'Heroku', type: 'free_tier_removed' } }],
    list: 'changes',
    answers: ['2022-11-28'],
  },
  {
    task: 'Neon or Supabase: in which field do they compete?',
    calls: [{ tool: 'compare_vendors', arguments: { a: 'neon', b: 'supabase' } }],
    list: 'category_overlap',
    answers: ['Databases'],
  },
  {
    task: 'We use Neon, Vercel and Clerk. Which database do we use, as the index lists it?',
    calls: [{ tool: 'audit_stack', arguments: { services: ['neon', 'vercel', 'clerk'] } }],
    list: 'services',
    answers: ['"vendor":"Neon","status":"found","category":"Databases"'],
  },
  {
    task: 'What do I need to start a SaaS, and where do I host it?',
    calls: [{ tool: 'find_stack', arguments: { use_case: 'saas' } }],
    list: 'stack',
    answers: ['"category":"Cloud Hosting"'],
  },
  {
    task: 'Which terms change in the next three months?',
    calls: [{ tool: 'upcoming_deadlines', arguments: { within_days: 92 } }],
    list: 'deadlines',
    answers: ['"countdown_days"'],
  },
  {
    task: 'Free error tracking for a web app?',
    calls: [search('error tracking')],
    list: 'offers',
    answers: ['"Sentry"', '"Rollbar"', '"Bugsnag"', '"Honeybadger"', '"GlitchTip"'],
  },
  {
    task: 'Feature flags without paying?',
    calls: [search('feature flags')],
    list: 'offers',
    answers: ['"Statsig"', '"LaunchDarkly"', '"Flagsmith"', '"GrowthBook"', '"ConfigCat"'],
  },
  {
    task: 'Login for my users, without writing it myself.',
    calls: [search('user authentication')],
    list: 'offers',
    answers: ['"Clerk"', '"Auth0"', '"Kinde"', '"Stytch"', '"WorkOS"', '"SuperTokens"', '"Descope"', '"Logto"'],
  },
  {
    task: 'A vector database for embeddings, free to begin with.',
    calls: [search('vector database')],
    list: 'offers',
    answers: ['"Pinecone"', '"Qdrant"', '"Weaviate"', '"Zilliz', '"Chroma', '"Turso"'],
  },
  {
    task: 'Who watches my site and tells me when it is down?',
    calls: [search('uptime monitoring')],
    list: 'offers',
    answers: [
      'UptimeRobot',
      'Better Stack',
      'Hyperping',
      'Checkly',
      'Pingdom',
      'Freshping',
      'HetrixTools',
      'StatusCake',
    ],
  },
  {
    task: 'Object storage with at least 10 GB for nothing.',
    calls: [search('object storage', { limits: { storage: '10GB' } })],
    list: 'offers',
    answers: ['Cloudflare R2', 'Backblaze', 'Tigris', 'Oracle'],
  },
  {
    task: 'Credits for a startup from Google?',
    calls: [search('google for startups')],
    list: 'offers',
    answers: ['Google for Startups', 'Google Cloud'],
  },
  {
    task: 'What is Supabse’s free tier?',
    calls: [
      { tool: 'get_vendor', arguments: { vendor: 'Supabse' } },
      { tool: 'get_vendor', arguments: { vendor: 'Supabase' } },
    ],
    list: 'offers',
    answers: ['"Supabase"'],
  },
  {
    task: 'Tell me about the offer of Google for models.',
    calls: [
      { tool: 'get_vendor', arguments: { vendor: 'google' } },
      { tool: 'get_vendor', arguments: { vendor: 'google-gemini-api' } },
    ],
    list: 'offers',
    answers: ['Gemini'],
  },
  {
    task: 'A hosted Redis for a side project.',
    calls: [search('redis')],
    list: 'offers',
    answers: ['"Upstash', '"Redis', '"Aiven'],
  },
  {
    task: 'Where do I put a static site with a build on push?',
    calls: [search('static site hosting')],
    list: 'offers',
    answers: ['Netlify', 'Cloudflare Pages', 'GitHub Pages', 'Vercel', 'Render', 'Surge', 'Firebase'],
  },
];
