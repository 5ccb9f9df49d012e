import { WordSet } from '../text/words.ts';

/**
 * Words of ordinary and technical language: a text of these words only is never a short form of a vendor's name
 * (docs/rules.md#resolver). Otherwise `free` would mean the one vendor whose name starts with it. Exact names still
 * match.
 */
export const ORDINARY_WORDS = new WordSet(
  `
able about above academy accelerate accelerator accepts access account across action actions activate activation
activations active activity add address adjustable admin ads advanced advertising advice after afterwards again against
agent agile aimed alert alias alike all allow allowance along already also alternative although always among analysis
analytics and animation annotation announced annual anonymous another answering answers any anycast anyone anything
apart api apis app application apply appointments approved apps are around arrive articles ask asset assignments assist
assistant attached attachments attendees attribution audience audio audit augment auth authentication automated
automates automatic automatically automation available avatars back backend background backups badges bakery balancer
bandwidth bank banners base basic batch because become been before begin behalf behind being below benefits beside best
beta better between beyond biases bill billed bills binary bindings block blocks blog board bookings bookmark bot both
bots box branches branding brave breached bridge bright bring broadcasts broken broker browse browser brushes budget bug
build builder built bulk bundle business but cache cal calendar call campaigns can cannot cap capped captain capture
card carousel carry cases cast casts catalogue cdn ceiling certificate challenges champ change channel characters charge
chart charts chat cheaper cheapest check checker checkout checkup chips choice choose chosen circle city claim clarity
classes clean clear clever cli click client clockwork clone close cloud club cluster cms code codebase codes
collaboration collaborators collection color colors colour com come comet command comment commenters commerce commercial
commercially commits common communication community company compare comparison compatible compile completing completions
complex compliant component compulsory compute computer concurrent config configuration confirms connect connection
connector consistent console contact container content context contract contributors control conversations conversion
convert converter cookies coordinates copied copy core corporate cost could count counter countries country courses
cover coverage crawls create credentials credit cron crypto css csv curated currency current custom customer cut cycles
daily dark dash dashboard data database dataset date day dead deal debug decentralised decoding default definitions
delayed delete delivered delivers delivery demand dependency depending deploy deployment design designer desk desktop
destination details detection dev developer developers development device devops diagram did diff different digital
dimensions direct directions directly disappear discount discovery disease disk disposable distributed dns doc docs
document does dom domain done down download downtime drag draw drawn drift drive drone drop duck due during dynamic each
early earn eclipse ecosystems edit editable edition editor effects egress either elastic element elements else email
embed embedded embedding emulator encoding encrypt end endpoint engagement engine enhancer enough enterprise entirely
entries environment epic episodes error estimates ethereal even event ever every everyone everything except exchange
execution exercise exif existing exists exit experiments expire expiry explains export express extension extra
extraction eyes face fair fake fast faster faults favicon feature fee feed feedback fetch fetcher few fewer fields file
fill films filtering filters finance financial find fire fireworks first fish fits five fixed fixes flag flags flat flex
float flow flowcharts flows focus folders follow font food for forecasts forever forge fork form format formatter former
formerly forms forward founders frame framework fraud free freedom from front frontend full function functions further
fusion game gateway gem generally generated generates generating generation generative generator geospatial get gif git
give given glass global goes gone good got gpu gradient graduated graph graphics great grid group guests guided
guideline guides had half hand handle happens hardware has have headers headless health heart heatmaps held help here
hero highlight historical history hobby hold holistic home hook horse host hosted hosting hour hourly how html http hub
hundred hunter hurricane hybrid iam icon icons idea identity idle image imitate implementation import improving inbox
incident include indexes indie individuals inference infrastructure ingested ingestion inline input inside insight
inspect inspection install installations installer instance integration intelligence interactive intercept interface
internal internet into introductions investor invitations invocations invoices issue items its itself job join json just
kanban karma kbps keep kept key keyword keywords kinds kit kitten knowledge known lab labels labs lambda land landing
language large larger last later latest launch law layer layout lead leaderboards leaked learn least leaving left lemon
less lessons let level libraries library licence licensed life light like limit line link list listening lite little
live load loader local localhost locally location log logging logic login logo logs long longer look lookup loop lorem
lost lot machine machines made mail mailbox main major make maker malware manage management manager manner manual many
map maps mark market marketplace masks maxim may means meant measures media meet meeting member membership memory mesh
message metadata metered micro micropayments microservices milestones million mind miner minimum mint minute mobile mock
mockup mode model models module monetization money monitor monitoring monkey month monthly more most motion moved much
multi multiplayer must mutant name native natural nearest need neither net network never new news newsletters next ninja
ninjas nobody node none nor not note notebook notes nothing notifies nova now number object objects observability
observatory ocean ocr off offer offline often old older once one online only onto open operations optimisation optimizer
option optional order ordinary org organisation original other otherwise our out outdoor outgoing output outreach
outside over overage own pack package page pages paid pair palettes panel pantone paper parallel parameters pareto part
participants partner pass password passwordless passwords past paste path patterns paused pay payload payment pdf peak
peers people per perks permanent permanently persistent person personal phase phone photo photos pick picture pipeline
pipelines pixel pizza place plain plan planned planning platform play player plug plugin plus png pocket podcasts point
poker policy popular port portal position post postal power practice premium preset preview price priorities private
privately pro problems processed processes processing produce product production professional program programme
programmer progress project projects prompt properties prospect protection proto prototypes provided provider proxy
public publish pull pulse push put qualify quality quant queried query question queue queues quick quizzes quota quoted
raised raises random range rate rates rather ray reach reachable read ready real realm realtime reasoning receipts
receive recognition recommendations record red redirect redirection reference refreshed regex region register
registration registry regression relationships relay release relic reminders remote removed renamer rendering renewed
replay replies repo report repository request require research researchers residential resize resolve resources response
responsive rest restricted result resume retained retention retries retrospectives returns revenue reverse review
revision risk river road robot roles rooms root roughly round route routing row rule run runner runners running runtime
sales same sandbox sandboxes sauce save scale scan scanner scanning schedule schema science scores scraper screen
screensharing screenshot screenshots script scrollbar sdk search seat second secret secrets secure securely security see
segment sell semantic send sent separate separately series serve server serverless service services session set settings
setup several share sheet shell shield shields shine ship shop shopping short should show showtime side sight sign
signal signatures signup silicon similar simple since single site sites size sketches skips sleep slow small smart snap
snapshots snippet snippets snitch social soft software sold some something soon sorting source space spam spans spark
speaks speech speed spend spent split spread spreadsheet spring sprint sprints sql square squash squeezy ssl stack staff
stage stamen standard star start startup startups static station statistics status stay steel steps sticky still stitch
stock stop storage store stories straight stream strings strong structured student students studio style sub subdomain
submission submitted subscribers subscription subscriptions successful such suggestions suite suits summaries super
supersonic supply support surge survey svg switch sync syntax synthetic system systems tab table tag take taken talk
target task tasks taxi teacher team teams tech technical telemetry temp template templates ten tenants terminal terms
test tester text than that the their them themselves then theory there these they this those though thousand threads
three through throughout throwaway thumbnail thunder tier tiger tiles time timer tiny together token tomorrow too tool
toolbox tools top total toward town traces track tracker traffic trail train training transaction transactional transfer
transformations transforms translation tree trigger true trust ttl tuned tunnel turbo turn twice twin two type ultra
unattended under unicorn union unique unit unity universal unless unlimited unmetered until update upload uptime usable
usage use user usual utility uuid val valid validating validation validator valley vault vector vendor venture vera
verifications verify version vertex very view viewer virtual visitor visits visual visually voice volume vpn
vulnerabilities waitlist waking wall want warning warp was watch water watermark wave way weather web webhook
webscraping website week weekly weights well were what whatever when where whether which whichever while who whole
wholly whom whose why wide widget wiki will wind window wise with within without word work workers workflows workspace
world worldwide worth would write written www xml year yearly yet you your yourself zap zen zero zone zoom
`,
);
