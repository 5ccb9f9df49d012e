/** What a listing may be to fit: a vendor of that name, or an offer of that category or with that tag. */
export interface Kind {
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
  readonly vendors?: readonly string[];
  /** Words of which the description holds one, in lower case. */
  readonly says?: readonly string[];
}

/** A query as callers write it, and by hand what makes a result good. */
export interface LabelledQuery {
  readonly query: string;
  /** A result is good when it fits every kind here; to fit a kind is to fit one entry of it. */
  readonly good: readonly Kind[];
  /** The vendor of the first result. */
  readonly first?: string;
  /** Vendors that are among the first five results. */
  readonly amongFive?: readonly string[];
}

const tags = (...named: readonly string[]): Kind => ({ tags: named });
const categories = (...named: readonly string[]): Kind => ({ categories: named });
const vendors = (...named: readonly string[]): Kind => ({ vendors: named });
const says = (...words: readonly string[]): Kind => ({ says: words });
const either = (...kinds: readonly Kind[]): Kind => ({
  tags: kinds.flatMap((kind) => kind.tags ?? []),
  categories: kinds.flatMap((kind) => kind.categories ?? []),
  vendors: kinds.flatMap((kind) => kind.vendors ?? []),
  says: kinds.flatMap((kind) => kind.says ?? []),
});

const DATABASE = either(
  categories('Databases'),
  tags('sql', 'nosql', 'postgres', 'mysql', 'key-value', 'redis', 'vector-search', 'time-series', 'graph'),
);
const APP_HOSTING = tags('paas', 'hosting', 'serverless', 'static-hosting', 'vps', 'containers');
const MONITORING = either(
  categories('Monitoring'),
  tags('monitoring', 'uptime', 'apm', 'metrics', 'logging', 'tracing'),
);
const SENDS_EMAIL = tags('transactional-email', 'email-marketing');
const CODING_AI = either(categories('AI Coding'), tags('ai-coding', 'code-completion'));

/** Written before the order of results was tuned. */
export const LABELLED_QUERIES: readonly LabelledQuery[] = [
  // Databases
  { query: 'postgres', good: [tags('postgres')], amongFive: ['Neon', 'Supabase'] },
  { query: 'postgresql', good: [tags('postgres')] },
  { query: 'serverless postgres', good: [tags('postgres'), tags('serverless')] },
  { query: 'free postgres more than 1gb', good: [tags('postgres')] },
  { query: 'db', good: [DATABASE] },
  { query: '"database"', good: [DATABASE] },
  { query: 'free database', good: [DATABASE] },
  { query: 'mysql hosting', good: [either(tags('mysql'), says('mysql', 'mariadb'))] },
  { query: 'mongo', good: [either(tags('nosql'), says('mongo'))], first: 'MongoDB Atlas' },
  { query: 'redis', good: [either(tags('redis', 'key-value', 'cache'), says('redis'))] },
  { query: 'vector database', good: [tags('vector-search', 'embeddings')] },
  { query: 'sqlite', good: [says('sqlite')] },
  { query: 'graph database', good: [either(tags('graph', 'nosql'), says('graph'))] },
  { query: 'time series database', good: [either(tags('time-series'), says('time series', 'time-series'))] },
  { query: 'planetscale alternative', good: [DATABASE] },
  { query: 'supabase alternative', good: [DATABASE], amongFive: ['Neon'] },
  { query: 'alternative to firebase', good: [DATABASE], amongFive: ['Supabase'] },

  // Hosting
  { query: 'heroku alternative', good: [APP_HOSTING], amongFive: ['Render', 'Railway'] },
  { query: 'instead of vercel', good: [APP_HOSTING], amongFive: ['Netlify', 'Cloudflare Pages'] },
  { query: 'netlify alternatives', good: [APP_HOSTING] },
  { query: 'fly', good: [vendors('Fly.io', 'FlyonUI')], first: 'Fly.io' },
  { query: 'fly.io', good: [vendors('Fly.io')], first: 'Fly.io' },
  { query: 'nodejs hosting', good: [APP_HOSTING] },
  { query: 'node.js hosting', good: [APP_HOSTING] },
  { query: 'python hosting', good: [APP_HOSTING, says('python')] },
  { query: 'static site hosting', good: [tags('static-hosting', 'hosting')] },
  { query: 'docker hosting', good: [either(tags('containers', 'paas', 'kubernetes'), says('docker', 'container'))] },
  { query: 'serverless functions', good: [tags('serverless', 'edge')] },
  { query: 'vps', good: [either(tags('vps', 'iaas'), categories('Cloud IaaS'))] },
  { query: 'wordpress hosting', good: [says('wordpress')] },
  { query: 'gpu', good: [either(tags('gpu'), says('gpu'))] },
  { query: 'kubernets', good: [either(tags('kubernetes'), says('kubernetes'))] },
  { query: 'k8s', good: [either(tags('kubernetes'), says('kubernetes'))] },
  { query: 'cdn', good: [tags('cdn')] },

  // Storage and domains
  { query: 's3', good: [tags('s3-compatible', 'object-storage')] },
  { query: 'object storage', good: [tags('object-storage')] },
  { query: 'image hosting', good: [tags('images', 'image-hosting', 'media')] },
  { query: 'image optimization', good: [tags('images', 'media', 'converters')] },
  { query: 'free subdomain', good: [tags('domains', 'dns')] },
  { query: 'dns', good: [tags('dns')] },
  { query: 'dynamic dns', good: [tags('dns')] },
  { query: 'ssl certificate', good: [either(tags('ssl'), says('certificate'))] },

  // Email and messages
  { query: 'transactional email', good: [tags('transactional-email')] },
  { query: 'transactional email 3k/month', good: [tags('transactional-email')] },
  { query: 'send email api', good: [either(SENDS_EMAIL, tags('email'))] },
  { query: 'sendgrid alternative', good: [either(SENDS_EMAIL, tags('email'))], amongFive: ['Resend', 'Postmark'] },
  { query: 'newsletter', good: [either(tags('email-marketing', 'blog'), says('newsletter'))] },
  { query: 'email forwarding', good: [tags('email-forwarding')] },
  { query: 'disposable email', good: [tags('email-testing', 'email-forwarding', 'privacy', 'bot-protection')] },
  { query: 'sms', good: [tags('sms')] },
  { query: 'push notifications', good: [tags('push-notifications')] },
  { query: 'message queue', good: [tags('queues', 'pubsub')] },
  { query: 'websockets', good: [either(tags('realtime', 'pubsub', 'webhooks', 'tunnels'), says('websocket'))] },
  { query: 'live chat widget', good: [tags('live-chat', 'customer-support', 'chat')] },
  { query: 'video calls', good: [tags('video-calls', 'video')] },

  // Authentication and security
  { query: 'auth', good: [tags('auth', 'identity', 'sso', 'mfa')] },
  { query: 'login', good: [tags('auth', 'identity', 'sso', 'mfa')] },
  { query: 'sign in', good: [tags('auth', 'identity', 'sso', 'mfa')] },
  { query: 'auth0 alternative', good: [tags('auth', 'identity')], amongFive: ['Clerk'] },
  { query: 'single sign-on', good: [tags('sso', 'auth', 'identity')] },
  { query: 'two factor authentication', good: [tags('mfa', 'auth')] },
  { query: 'password manager', good: [tags('password-manager')] },
  { query: 'sast', good: [either(tags('static-analysis', 'vulnerability-scanning'), categories('Code Quality'))] },
  { query: 'secrets manager', good: [tags('secrets')] },
  { query: 'vulnerability scanner', good: [tags('vulnerability-scanning', 'security')] },
  { query: 'vpn', good: [tags('vpn', 'tunnels', 'networking', 'privacy')] },

  // Monitoring
  { query: 'uptime monitoring', good: [tags('uptime')] },
  { query: 'observability', good: [either(MONITORING, says('observability'))] },
  { query: 'logs', good: [tags('logging')] },
  { query: 'log management', good: [tags('logging')] },
  { query: 'error tracking', good: [tags('error-tracking')] },
  { query: 'crash reporting', good: [tags('error-tracking')] },
  { query: 'sentry alternative', good: [tags('error-tracking', 'monitoring', 'apm')] },
  { query: 'status page', good: [tags('status-page')] },
  { query: 'cron monitoring', good: [tags('cron')] },
  { query: 'cron jobs', good: [either(tags('cron', 'scheduling'), categories('Background Jobs'))] },
  { query: 'tracing', good: [tags('tracing', 'apm')] },

  // Analytics, flags, forms
  { query: 'google analytics alternative', good: [tags('web-analytics', 'product-analytics', 'analytics')] },
  { query: 'privacy friendly analytics', good: [tags('web-analytics', 'analytics', 'product-analytics')] },
  { query: 'a/b testing', good: [either(tags('experimentation'), says('a/b test'))] },
  { query: 'ab testing', good: [either(tags('experimentation'), says('a/b test'))] },
  { query: 'feature flags', good: [tags('feature-flags')] },
  { query: 'session replay', good: [tags('session-replay')] },
  { query: 'contact form', good: [tags('forms')] },
  { query: 'form backend', good: [tags('forms')] },
  { query: 'survey', good: [tags('surveys', 'forms')] },

  // Testing and CI
  { query: 'ci', good: [tags('ci')] },
  { query: 'ci/cd', good: [either(tags('ci', 'cd'), categories('CI/CD'))] },
  { query: 'cicd', good: [either(tags('ci', 'cd'), categories('CI/CD'))] },
  { query: 'e2e testing', good: [tags('browser-testing', 'browser-automation', 'testing', 'api-testing')] },
  { query: 'load testing', good: [tags('load-testing')] },
  { query: 'browser testing', good: [tags('browser-testing', 'visual-testing')] },
  { query: 'headless browser', good: [tags('browser-automation', 'web-scraping')] },
  { query: 'mock api', good: [tags('mocking')] },
  { query: 'postman alternative', good: [tags('api-testing', 'api', 'api-docs')], amongFive: ['Bruno', 'Insomnia'] },
  { query: 'code review', good: [tags('code-review')] },
  {
    query: 'github actions alternative',
    good: [either(tags('ci', 'cd'), categories('CI/CD'))],
    amongFive: ['CircleCI'],
  },

  // AI
  { query: 'llm api', good: [either(tags('llm', 'inference'), categories('AI / ML'))] },
  { query: 'copilot', good: [CODING_AI], first: 'GitHub Copilot' },
  { query: 'github copilot alternative', good: [CODING_AI], amongFive: ['Cursor', 'Windsurf'] },
  { query: 'ai code editor', good: [CODING_AI] },
  { query: 'speech to text', good: [either(tags('speech'), says('speech'))] },
  { query: 'text to image', good: [either(tags('image-generation', 'ai', 'images'), says('image'))] },
  { query: 'machine learning', good: [either(tags('machine-learning', 'data-science', 'gpu'), categories('AI / ML'))] },

  // Languages and small tools
  { query: 'go', good: [either(says(' go ', ' go,', 'go project'), vendors('Go Report Card', 'MDB Go'))] },
  { query: 'url shortener', good: [either(vendors('Dub'), says('short link', 'shorten'), tags('url-shortener'))] },
  { query: 'qr code', good: [either(tags('qr-codes'), says('qr code'))] },
  { query: 'pdf generation', good: [tags('pdf')] },
  { query: 'screenshot api', good: [tags('screenshots')] },
  { query: 'web scraping', good: [tags('web-scraping')] },
  { query: 'ip geolocation', good: [tags('geolocation', 'geocoding')] },
  { query: 'maps', good: [tags('maps', 'geocoding', 'geolocation')] },
  { query: 'currency exchange rates', good: [tags('finance-data')] },
  { query: 'weather', good: [tags('weather')] },
  { query: 'icons', good: [tags('icons')] },
  { query: 'tailwind components', good: [says('tailwind')] },
  { query: 'online ide', good: [tags('ide', 'playground', 'editor')] },
  { query: 'localhost tunnel', good: [tags('tunnels')] },
  { query: 'ngrok alternative', good: [tags('tunnels', 'networking')] },
  { query: 'headless cms', good: [tags('headless', 'cms')] },
  { query: 'full text search', good: [either(tags('search'), says('full-text', 'full text'))] },
  { query: 'payments', good: [either(tags('payments', 'billing', 'subscriptions'), categories('Payments'))] },
  { query: 'stripe alternative', good: [tags('payments', 'billing', 'subscriptions')], amongFive: ['Paddle'] },
  { query: 'project management', good: [tags('project-management', 'kanban')] },
  { query: 'translation', good: [either(tags('localization'), says('translat'))] },
  { query: 'diagrams', good: [tags('diagrams', 'whiteboard')] },
  { query: 'low code', good: [tags('low-code', 'no-code')] },
  { query: 'webhooks', good: [tags('webhooks')] },
  { query: 'terraform', good: [either(tags('iac'), says('terraform'))] },

  // Terms of the offer
  { query: 'no credit card', good: [says('no card', 'no credit card', 'without a credit card', 'without a card')] },
  { query: 'startup credits', good: [tags('startup-credits', 'credits')] },
  { query: 'for students', good: [either(tags('student', 'education'), says('student'))] },
  {
    query: 'open source self hosted',
    good: [tags('open-source'), either(tags('self-hosted'), says('yourself', 'own server'))],
  },
  {
    query: 'free for open source projects',
    good: [either(tags('oss-program', 'open-source'), says('open-source', 'open source'))],
  },
];
